// Before the first paint: light or dark, and the look that the reader has chosen for this book.
(() => {
  const root = document.documentElement;
  // Where storage is forbidden something in its place lasts as long as the page: the theme's scripts count on it.
  const methods = {
    getItem: { value(key) { return Object.hasOwn(this, key) ? this[key] : null; } },
    setItem: { value(key, value) { this[key] = String(value); } },
    removeItem: { value(key) { delete this[key]; } },
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].getItem("");
    } catch {
      root.dataset.unkept = "";
      Object.defineProperty(window, name, { value: Object.create(Object.create(null, methods)) });
    }
  }
  const stored = (key) => localStorage.getItem(key);
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
