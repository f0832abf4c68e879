/** A cell of the page: its source, and the place where its outputs replace the snapshot. */
import type { Manager } from "./manager";
import { OutputArea } from "./output-area";
import type { Output } from "./protocol";

export class Cell {
  #snapshot: ChildNode[];
  #area: OutputArea;
  #outputs: Output[] = [];
  #clearing = false;

  constructor(
    private readonly element: HTMLElement,
    manager: Manager,
  ) {
    this.#snapshot = [...element.childNodes];
    this.#area = new OutputArea(element, manager);
  }

  add(output: Output): void {
    if (this.#clearing) this.#outputs = [];
    this.#clearing = false;
    const last = this.#outputs.at(-1);
    if (last?.output_type === "stream" && output.output_type === "stream" && last.name === output.name) {
      this.#outputs.splice(-1, 1, { ...last, text: last.text + output.text });
    } else this.#outputs.push(output);
    this.#area.show(this.#outputs);
  }

  /** Empties the cell, with `wait` only when its next output comes. */
  clear(wait: boolean): void {
    this.#clearing = wait;
    if (wait) return;
    this.#outputs = [];
    this.#area.show([]);
  }

  /** Resolves when the outputs of a run that has ended are on the page, and nothing older. */
  async settle(): Promise<void> {
    if (this.#clearing) this.clear(false);
    if (this.#outputs.length === 0) this.#area.show([]);
    await this.#area.ready();
  }

  restore(): void {
    this.#area.dispose();
    this.element.replaceChildren(...this.#snapshot);
  }
}
