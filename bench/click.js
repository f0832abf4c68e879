// Clicks the next move at a live table. Resolves to the milliseconds until the table that shows it and the bots' answers is drawn.
(table) =>
  new Promise((resolve) => {
    const moves = () => table.querySelectorAll(".log li").length;
    const before = moves();
    const card = table.querySelector("button.card[data-state~='playable']");
    const move = card ?? table.querySelector("[data-action='pass']");
    const observer = new MutationObserver(() => {
      if (moves() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(table, { childList: true, subtree: true, characterData: true, attributes: true });
    const start = performance.now();
    move.click();
  });
