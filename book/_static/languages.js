// Remembers the language chosen on a page; on the first page of the site, goes to that language.
(() => {
  const KEY = "sevens-language";
  const links = [...document.querySelectorAll("a[hreflang]")];
  const saved = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  for (const link of links) {
    link.addEventListener("click", () => {
      try {
        localStorage.setItem(KEY, link.hreflang);
      } catch {
        // storage may be forbidden; the link works all the same
      }
    });
  }
  if ("chooseLanguage" in document.documentElement.dataset) {
    const wishes = [saved(), ...navigator.languages].filter(Boolean).map((wish) => wish.toLowerCase().split("-")[0]);
    const wish = wishes.find((code) => links.some((link) => link.hreflang === code)) ?? "en";
    location.replace(links.find((link) => link.hreflang === wish).href + location.hash);
  }
})();
