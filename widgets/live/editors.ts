/** The tools of a live page's visible code: edit and run a cell, run all, stop, start afresh. */
import { countOnce } from "../src/once";
import type { LivePage } from "./live";

export interface CellEvents {
  begun(id: string): void;
  ended(id: string, succeeded: boolean, line?: number): void;
  stopped(id: string): void;
  remove(): void;
}

interface Source {
  id: string;
  source: string;
}

const TEMPLATE = "sv-cell-tools";
const INDENT = "    ";

/** Puts the tools on the page. A page without the template, or without code to see, gets none. */
export function addEditors(live: LivePage, sources: Source[]): CellEvents | undefined {
  const template = document.getElementById(TEMPLATE);
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  const parts = template.content;
  const editors = new Map<string, Editor>();
  for (const source of sources) {
    const input = document.getElementById(source.id)?.closest(".cell")?.querySelector<HTMLElement>(".cell_input");
    if (input) editors.set(source.id, new Editor(live, source, input, copy(parts, ".sv-edit")));
  }
  const first = editors.values().next().value;
  if (!first) return undefined;
  const bar = copy(parts, ".sv-page-tools");
  first.cell.before(bar);
  listen(bar, {
    all: () => void live.runAll(),
    stop: () => void live.interrupt(),
    afresh: () => {
      for (const editor of editors.values()) editor.reset();
      void live.startAfresh();
    },
  });
  return {
    begun: (id) => editors.get(id)?.say("running"),
    ended: (id, succeeded, line) => editors.get(id)?.say(succeeded ? "done" : "error", line),
    stopped: (id) => editors.get(id)?.say("stopped"),
    remove: () => {
      bar.remove();
      for (const editor of editors.values()) editor.remove();
    },
  };
}

class Editor {
  readonly cell: Element;
  #code: HTMLTextAreaElement;
  #state: HTMLElement;

  constructor(
    private readonly live: LivePage,
    private readonly original: Source,
    private readonly input: HTMLElement,
    private readonly tools: HTMLElement,
  ) {
    this.cell = input.closest(".cell") as Element;
    this.#code = part(tools, "textarea");
    this.#state = part(tools, "[role=status]");
    this.#code.value = original.source;
    listen(tools, {
      edit: () => this.#open(),
      run: () => this.#run(),
      stop: () => void live.interrupt(),
      reset: () => {
        this.reset();
        this.#run();
      },
    });
    this.#code.addEventListener("keydown", (event) => this.#key(event));
    this.#code.addEventListener("input", () => this.#changed());
    input.append(tools);
  }

  /** Goes back to the code as the page has it. */
  reset(): void {
    this.#code.value = this.original.source;
    this.#changed();
  }

  say(state: "running" | "done" | "error" | "stopped", line?: number): void {
    this.tools.dataset.state = state;
    const text = this.tools.dataset[state === "error" && line ? "line" : state] ?? "";
    this.#state.textContent = text.replace("{line}", String(line));
    part(this.tools, "[data-edit=stop]").hidden = state !== "running";
    if (state === "error") this.#code.setAttribute("aria-invalid", "true");
    else this.#code.removeAttribute("aria-invalid");
  }

  remove(): void {
    this.#show(false);
    this.tools.remove();
  }

  #run(): void {
    void this.live.run(this.original.id, this.#code.value);
  }

  #open(): void {
    this.#show(true);
    this.#changed();
    this.#code.focus();
  }

  /** Shows the code to write in, or the code to read. */
  #show(editable: boolean): void {
    this.#code.closest(".sv-edit__field")?.toggleAttribute("hidden", !editable);
    part(this.tools, "[data-edit=edit]").hidden = editable;
    for (const child of this.input.children) if (child !== this.tools) child.toggleAttribute("hidden", editable);
  }

  #changed(): void {
    this.#code.rows = this.#code.value.split("\n").length;
    part(this.tools, "[data-edit=reset]").hidden = this.#code.value === this.original.source;
  }

  /** Enter keeps the indentation; with Shift or Ctrl it runs the cell. Tab goes on to the buttons. */
  #key(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      if (!event.repeat) this.#run();
    } else {
      const before = this.#code.value.slice(0, this.#code.selectionStart);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      const indent = (line.match(/^ */)?.[0] ?? "") + (line.trimEnd().endsWith(":") ? INDENT : "");
      document.execCommand("insertText", false, `\n${indent}`); // the one way that the browser's undo knows
    }
  }
}

function copy(from: DocumentFragment, selector: string): HTMLElement {
  return part(from, selector).cloneNode(true) as HTMLElement;
}

function part<T extends HTMLElement>(within: ParentNode, selector: string): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page's tools have no ${selector}.`);
  return found;
}

function listen(tools: HTMLElement, actions: Record<string, () => void>): void {
  countOnce(tools);
  tools.addEventListener("click", ({ target }) => {
    actions[(target as Element).closest<HTMLElement>("[data-edit]")?.dataset.edit ?? ""]?.();
  });
}
