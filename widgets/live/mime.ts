/** Draws one output of a cell. */
import type { DOMWidgetView } from "@jupyter-widgets/base";
import { Widget } from "@lumino/widgets";
import type { Manager } from "./manager";
import type { Display, Json, JsonObject, Output } from "./protocol";

declare global {
  interface Window {
    sevensPage?: { charts(element: Element): void };
  }
}

/** Puts an output into an element of the page; returns how to take it away again, if there is more to it than removing. */
export type Draw = (into: HTMLElement) => (() => void) | undefined;

const WIDGET = "application/vnd.jupyter.widget-view+json";
const PLOTLY = "application/vnd.plotly.v1+json";

/** Resolves when the output is ready to be drawn at once. */
export async function prepare(output: Output, manager: Manager): Promise<Draw> {
  if (output.output_type === "stream") return preformatted(output.text, `sv-stream sv-stream--${output.name}`);
  if (output.output_type === "error") return preformatted(output.traceback.join("\n"), "sv-error");
  return display(output, manager);
}

async function display({ data, metadata }: Display, manager: Manager): Promise<Draw> {
  if (data[WIDGET]) return widget(data[WIDGET] as JsonObject, manager);
  if (data[PLOTLY]) return chart(data[PLOTLY], metadata, data["text/html"]);
  const markup = data["text/html"] ?? data["image/svg+xml"];
  if (markup !== undefined) return html(text(markup));
  for (const kind of ["image/png", "image/jpeg"]) {
    if (data[kind] !== undefined) return picture(kind, text(data[kind]));
  }
  return preformatted(text(data["text/markdown"] ?? data["text/latex"] ?? data["text/plain"] ?? ""), "sv-text");
}

async function widget(reference: JsonObject, manager: Manager): Promise<Draw> {
  const model = await manager.get_model(String(reference.model_id));
  const view = (await manager.create_view(model)) as DOMWidgetView;
  return (into) => {
    Widget.attach(view.luminoWidget, into);
    return () => view.luminoWidget.dispose();
  };
}

/** A chart, and below it what stands beside it in the output: its numbers as a table. */
function chart(spec: Json, metadata: JsonObject, table: Json | undefined): Draw {
  return (into) => {
    const box = document.createElement("div");
    box.className = "sv-chart";
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", chartLabel(spec, metadata));
    const data = document.createElement("script");
    data.type = "application/json";
    data.textContent = JSON.stringify(spec);
    box.append(data);
    into.append(box);
    if (table !== undefined) box.insertAdjacentHTML("afterend", text(table));
    window.sevensPage?.charts(into);
    return undefined;
  };
}

function chartLabel(spec: Json, metadata: JsonObject): string {
  const layout = (spec as JsonObject).layout as JsonObject | undefined;
  const meta = layout?.meta as JsonObject | undefined;
  const label = metadata["aria-label"] ?? meta?.label ?? titleOf(layout?.title);
  return typeof label === "string" ? label : "";
}

function titleOf(title: Json | undefined): Json | undefined {
  return title && typeof title === "object" && !Array.isArray(title) ? title.text : title;
}

function html(markup: string): Draw {
  return (into) => {
    into.innerHTML = markup;
    for (const script of into.querySelectorAll("script")) script.replaceWith(awake(script));
    return undefined;
  };
}

/** A script that arrives as markup sleeps; a copy of it runs. */
function awake(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement("script");
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.textContent = script.textContent;
  return copy;
}

function picture(kind: string, base64: string): Draw {
  return (into) => {
    const image = new Image();
    image.alt = "";
    image.src = `data:${kind};base64,${base64}`;
    into.append(image);
    return undefined;
  };
}

function preformatted(content: string, className: string): Draw {
  return (into) => {
    const block = document.createElement("pre");
    block.tabIndex = 0; // a long line is scrolled by keyboard
    block.className = className;
    block.textContent = content;
    into.append(block);
    return undefined;
  };
}

function text(value: Json): string {
  return Array.isArray(value) ? value.join("") : String(value);
}
