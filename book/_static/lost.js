// On the page for addresses that lead nowhere: leaves the language of the address, else the one chosen before or wished for.
(() => {
  const saved = () => {
    try {
      return localStorage.getItem("sevens-language");
    } catch {
      return null; // storage may be forbidden
    }
  };
  const sections = [...document.querySelectorAll("section[lang]")];
  const wishes = [...location.pathname.split("/"), saved(), ...navigator.languages].filter(Boolean);
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  const code = codes.find((wish) => sections.some((section) => section.lang === wish)) ?? "en";
  document.documentElement.lang = code;
  for (const section of sections) section.hidden = section.lang !== code;
})();
