/** A list of outputs in an element. What is shown stays until its successor is ready, so that nothing flickers. */
import type { Manager } from "./manager";
import { prepare } from "./mime";
import type { Output } from "./protocol";

class Slot {
  readonly element = document.createElement("div");
  #takeAway: (() => void) | undefined;
  #gone = false;
  #ready: Promise<void>;

  constructor(
    readonly output: Output,
    manager: Manager,
    beforeDrawing: () => void,
  ) {
    this.element.className = "sv-output__item";
    this.#ready = prepare(output, manager)
      .catch((error) => prepare(asError(error), manager))
      .then((draw) => {
        if (this.#gone) return;
        beforeDrawing();
        this.#takeAway = draw(this.element);
      });
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  shows(output: Output): boolean {
    return this.output === output || JSON.stringify(this.output) === JSON.stringify(output);
  }

  /** Adds the rest of a text that has grown; says whether that was all there was to do. */
  extend(output: Output): boolean {
    const shown = this.output;
    const block = this.element.querySelector("pre");
    if (output.output_type !== "stream" || shown.output_type !== "stream" || !block) return false;
    if (shown.name !== output.name || !output.text.startsWith(shown.text)) return false;
    block.append(output.text.slice(shown.text.length));
    shown.text = output.text;
    return true;
  }

  remove(): void {
    this.#gone = true;
    this.#takeAway?.();
    this.element.remove();
  }
}

export class OutputArea {
  #slots: Slot[] = [];
  #stale: (Slot | ChildNode)[];

  /** Takes over an element; what is in it stays until there is something to show. */
  constructor(
    private readonly element: HTMLElement,
    private readonly manager: Manager,
  ) {
    this.#stale = [...element.childNodes];
  }

  /** Resolves when all that is shown has been drawn. */
  async ready(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => slot.ready));
  }

  /** Shows these outputs, keeping those that are shown already. */
  show(outputs: readonly Output[]): void {
    let kept = 0;
    while (this.#keeps(kept, outputs[kept])) kept += 1;
    this.#stale.push(...this.#slots.splice(kept));
    for (const output of outputs.slice(kept)) {
      const slot = new Slot({ ...output }, this.manager, () => this.#removeStale());
      this.#slots.push(slot);
      this.element.append(slot.element);
    }
    if (outputs.length <= kept) this.#removeStale();
  }

  #keeps(index: number, output: Output | undefined): boolean {
    const slot = this.#slots[index];
    return slot !== undefined && output !== undefined && (slot.shows(output) || slot.extend(output));
  }

  #removeStale(): void {
    for (const old of this.#stale.splice(0)) old.remove();
  }

  dispose(): void {
    for (const slot of this.#slots.splice(0)) slot.remove();
    this.#removeStale();
  }
}

function asError(error: unknown): Output {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { output_type: "error", ename: name, evalue: message, traceback: [`${name}: ${message}`] };
}
