/** The host of anywidgets: loads a widget's module and gives it its model and its element. */
import type { AnyWidget, Initialize, AnyModel as Model, Render } from "@anywidget/types";
import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";

interface Definition {
  initialize?: Initialize;
  render?: Render;
}
type Cleanup = () => unknown;

/** The model as a widget's module sees it: listeners set through one proxy leave together. */
function proxy(model: DOMWidgetModel, owner: object): Model {
  return {
    get: (name: string) => model.get(name),
    set: (name: string, value: unknown) => void model.set(name, value),
    save_changes: () => void model.save_changes(),
    send: (content: never, callbacks: never, buffers: never) => void model.send(content, callbacks, buffers),
    on: (name: string, listener: (...args: unknown[]) => void) => void model.on(name, listener, owner),
    off: (name?: string | null, listener?: ((...args: unknown[]) => void) | null) =>
      void model.off(name ?? null, listener ?? null, owner),
    widget_manager: model.widget_manager,
  } as unknown as Model;
}

/** A page of the site lets no script in but the site's files; a page without a policy takes any widget. */
const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
const REFUSED = "This site runs no scripts but its own. The widget works in JupyterLab.";

async function load(code: string): Promise<Definition> {
  const isAddress = /^https?:\/\//.test(code);
  if (!isAddress && document.querySelector(POLICY)) throw new Error(REFUSED);
  const url = isAddress ? code : URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    const module = (await import(url)) as { default?: AnyWidget };
    if (!module.default) throw new Error("An anywidget's module exports its functions as default.");
    return typeof module.default === "function" ? await module.default() : module.default;
  } finally {
    if (!isAddress) URL.revokeObjectURL(url);
  }
}

function applyStyle(id: string, css: string): void {
  if (!css) return;
  const known = document.head.querySelector<HTMLStyleElement>(`style[data-widget="${CSS.escape(id)}"]`);
  const style = known ?? document.head.appendChild(document.createElement("style"));
  style.dataset.widget = id;
  style.textContent = css;
}

/** Its fields are only declared: `initialize` sets them while the base class is still being constructed. */
export class AnyModel extends DOMWidgetModel {
  declare definition: Promise<Definition>;
  declare private cleanup: Cleanup | undefined;

  initialize(attributes: never, options: never): void {
    super.initialize(attributes, options);
    applyStyle(String(this.get("_anywidget_id")), String(this.get("_css") ?? ""));
    this.definition = this.begin();
    this.definition.catch(() => undefined);
    this.once("destroy", () => this.cleanup?.());
  }

  private async begin(): Promise<Definition> {
    const definition = await load(String(this.get("_esm")));
    const { signal, end } = lifetime();
    const made = await definition.initialize?.({ model: proxy(this, this), signal, experimental: {} as never });
    this.cleanup = () => end(made);
    return definition;
  }

  /** A message waits until the widget can hear it. */
  async _handle_comm_msg(message: never): Promise<void> {
    await this.definition.catch(() => undefined);
    return super._handle_comm_msg(message);
  }

  /** As in the base class, but binary values survive. */
  serialize(state: Record<string, unknown>): never {
    const serializers = (this.constructor as typeof DOMWidgetModel).serializers ?? {};
    for (const [name, value] of Object.entries(state)) {
      const serialize = serializers[name]?.serialize;
      if (serialize) state[name] = serialize(value, this);
      else if (name === "layout") state[name] = JSON.parse(JSON.stringify(value));
      else state[name] = structuredClone(value);
    }
    return state as never;
  }
}

export class AnyView extends DOMWidgetView {
  #cleanup: Cleanup | undefined;
  #removed = false;

  async render(): Promise<void> {
    super.render();
    await this.#draw().catch((error) => this.#showError(error));
  }

  async #draw(): Promise<void> {
    const definition = await (this.model as AnyModel).definition;
    const { signal, end } = lifetime();
    const made = await definition.render?.({
      model: proxy(this.model, this),
      el: this.el,
      signal,
      host: {} as never,
      experimental: {} as never,
    });
    this.#cleanup = () => {
      this.model.off(null as never, null as never, this);
      end(made);
    };
    if (this.#removed) this.#cleanup();
  }

  #showError(error: unknown): void {
    const block = document.createElement("pre");
    block.className = "sv-error";
    block.textContent = String(error);
    this.el.append(block);
  }

  remove(): void {
    this.#removed = true;
    this.#cleanup?.();
    super.remove();
  }
}

/** A signal for a widget's module, and a function that ends it once, together with what the module gave to call then. */
function lifetime(): { signal: AbortSignal; end: (made: unknown) => void } {
  const controller = new AbortController();
  const end = (made: unknown) => {
    if (controller.signal.aborted) return;
    controller.abort();
    if (typeof made === "function") void made();
  };
  return { signal: controller.signal, end };
}
