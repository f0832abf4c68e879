// On the page for what is not kept: leaves the links to what is.
(async () => {
  for (const list of document.querySelectorAll(".kept")) {
    for (const link of list.querySelectorAll("a")) {
      const found = await caches.match(link.href).catch(() => undefined);
      if (!found) link.closest("li").remove();
    }
    list.hidden = !list.querySelector("a");
  }
})();
