/** Storage may be forbidden or full: then the page says, where a reader would count on it, that nothing is kept. */

export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    document.documentElement.dataset.unkept = ""; // `mode.js` does so too where storage is forbidden
    return false;
  }
}
