// Before the first paint: light or dark, and the look that the reader has chosen for this book.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden; then the system's wish counts
    }
  };
  const mode = stored("mode") || "auto";
  const dark = mode === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
  root.dataset.mode = mode;
  root.dataset.theme = dark ? "dark" : "light";
  const look = (stored("sevens-look") || "").split(" ");
  if (look.includes("four-colours")) root.dataset.deck = "4";
  if (look.includes("large-cards")) root.dataset.cards = "l";
  if (look.includes("no-motion")) root.dataset.motion = "none";
  if (look.includes("projector")) root.dataset.projector = "";
})();
