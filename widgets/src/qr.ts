/** The script of pages with links to ready deals: draws the code of each, once it is known where the page stands. */
import { drawing } from "./qr-code";

/** A page that was opened as a file has an address that leads nobody else here. */
function draw(figure: Element): void {
  const link = figure.querySelector<HTMLAnchorElement>("a[href]");
  const place = figure.querySelector<HTMLElement>(".deal-link__code");
  if (!link || !place || !location.protocol.startsWith("http")) return;
  place.replaceChildren(drawing(link.href, place.dataset.label ?? ""));
  place.hidden = false;
}

for (const figure of document.querySelectorAll(".deal-link")) draw(figure);
