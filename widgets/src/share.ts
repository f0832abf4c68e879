/** The fold in which a game is passed on: copies what a button holds, draws the QR code, opens what is pasted. */
import { linkTo } from "./keep";
import { drawing } from "./qr-code";

type Send = (message: Record<string, unknown>) => void;

export class ShareFold {
  /** What was pasted last; it stays in its field until it has been opened. */
  #pasted = "";

  constructor(
    private readonly root: HTMLElement,
    private readonly send: Send,
  ) {
    root.addEventListener("toggle", (event) => this.#toggle(event.target as Element), true);
    root.addEventListener("click", (event) => void this.#click(event.target as Element));
    root.addEventListener("submit", (event) => this.#submit(event));
    this.redrawn();
  }

  /** What was shown belonged to the moment before. A link leads to a page of the book, so there is none elsewhere. */
  redrawn(): void {
    for (const shown of this.root.querySelectorAll<HTMLElement>(".share__shown, .share__qr")) shown.hidden = true;
    const field = this.root.querySelector<HTMLTextAreaElement>(".share__open textarea");
    if (field && this.#pasted && this.root.querySelector(".notice")) field.value = this.#pasted;
    else this.#pasted = "";
    const onPage = this.root.closest(".sv-output[id]") !== null;
    for (const button of this.root.querySelectorAll<HTMLElement>("[data-share]"))
      button.hidden = !onPage && button.dataset.share !== "text";
  }

  #toggle(fold: Element): void {
    if (fold instanceof HTMLDetailsElement && fold.matches(".share")) this.send({ type: "share", open: fold.open });
  }

  async #click(target: Element): Promise<void> {
    const button = target.closest<HTMLButtonElement>("[data-share]");
    if (!button) return;
    const text = button.dataset.share === "text" ? button.value : linkTo(button.value);
    this.#show(text);
    if (button.dataset.share === "qr") this.#draw(text, button.textContent ?? "");
    else this.#say((await copied(text)) ? "copied" : "selected");
  }

  #show(text: string): void {
    const field = this.root.querySelector<HTMLTextAreaElement>(".share__shown textarea");
    const box = field?.closest<HTMLElement>(".share__shown");
    if (!field || !box) return;
    for (const code of this.root.querySelectorAll<HTMLElement>(".share__qr")) code.hidden = true;
    box.hidden = false;
    field.value = text;
    this.#say("");
  }

  #say(what: "copied" | "selected" | ""): void {
    const said = this.root.querySelector<HTMLElement>(".share__said");
    if (said) said.textContent = (what && said.dataset[what]) || "";
    if (what === "selected") this.root.querySelector<HTMLTextAreaElement>(".share__shown textarea")?.select();
  }

  #draw(link: string, name: string): void {
    const figure = this.root.querySelector<HTMLElement>(".share__qr");
    if (!figure) return;
    figure.replaceChildren(drawing(link, name));
    figure.hidden = false;
  }

  #submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!form.matches(".share__open")) return;
    event.preventDefault();
    this.#pasted = String(new FormData(form).get("game") ?? "");
    this.send({ type: "open", game: this.#pasted });
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
