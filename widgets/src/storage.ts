/** What this browser keeps for the site. */

/** The text under a key; null where there is none, or storage is forbidden. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

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

export function drop(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
  } catch {
    // nothing could be kept, so nothing is to be dropped
  }
}
