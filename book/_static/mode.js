// Light or dark before the first paint: the reader's choice, else what the system asks for.
(() => {
  const root = document.documentElement;
  let mode = "auto";
  try {
    mode = localStorage.getItem("mode") || mode;
  } catch {
    // storage may be forbidden; then the system's wish counts
  }
  const dark = mode === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
  root.dataset.mode = mode;
  root.dataset.theme = dark ? "dark" : "light";
})();
