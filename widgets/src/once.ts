/** Of a double click, and of Enter held down, only the first press counts: the rest would fall on what it has put there. */
export function countOnce(root: HTMLElement): void {
  root.addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      if (event.detail > 1 && button && !button.matches("[data-action=step]")) drop(event);
    },
    true,
  );
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.repeat && event.key === "Enter" && !(event.target as Element).matches("textarea")) drop(event);
    },
    true,
  );
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
