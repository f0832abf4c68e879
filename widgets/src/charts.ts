/** Draws the charts of a page with plotly: each when it comes in sight, and all of them when the page is printed. */

import { savesData } from "./network";

interface Figure {
  data: Record<string, unknown>[];
  layout?: Record<string, unknown>;
}
interface Plotly {
  react(element: HTMLElement, data: unknown[], layout: object, config: object): Promise<unknown>;
}
declare global {
  interface Window {
    Plotly?: Plotly;
  }
}

/** What fits on A4 and Letter between wide margins, in pixels. */
const PAPER = { width: 640, height: 860 };
const CONFIG = { displayModeBar: false, responsive: true, staticPlot: false, scrollZoom: false };
let plotly: Promise<Plotly> | undefined;
let printing = false;

export function drawCharts(within: ParentNode, plotlyUrl: string): void {
  for (const box of within.querySelectorAll<HTMLElement>(".sv-chart:not([data-seen])")) {
    box.dataset.seen = "";
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      void drawOrGiveUp(box, plotlyUrl);
    });
    sight.observe(box);
  }
}

/** Charts take their colours from the page's tokens, so a change of theme draws them anew. */
export function watchTheme(plotlyUrl: string): void {
  const redraw = () => {
    const boxes = document.querySelectorAll<HTMLElement>(printing ? ".sv-chart" : ".sv-chart[data-drawn]");
    for (const box of boxes) void drawOrGiveUp(box, plotlyUrl);
  };
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
}

/** Paper is light: taking that theme draws every chart before the browser prints, if plotly is there by then. */
export function printCharts(plotlyUrl: string): void {
  if (!document.querySelector(".sv-chart")) return;
  if (!savesData()) addEventListener("load", () => void library(plotlyUrl).catch(reportError));
  const { dataset } = document.documentElement;
  let theme = "";
  addEventListener("beforeprint", () => {
    if (!printing) theme = dataset.theme ?? "";
    printing = true;
    dataset.theme = "light";
  });
  addEventListener("afterprint", () => {
    printing = false;
    dataset.theme = theme;
  });
}

/** A chart that cannot be drawn leaves its room to the table below it, which holds the same numbers. */
async function drawOrGiveUp(box: HTMLElement, plotlyUrl: string): Promise<void> {
  try {
    await draw(box, plotlyUrl);
  } catch (error) {
    box.hidden = true;
    reportError(error);
  }
}

async function draw(box: HTMLElement, plotlyUrl: string): Promise<void> {
  const source = box.querySelector('script[type="application/json"]');
  if (!source?.textContent) return;
  const figure = JSON.parse(source.textContent) as Figure;
  const { react } = await library(plotlyUrl);
  let canvas = box.querySelector<HTMLElement>(".sv-chart__canvas");
  if (!canvas) {
    canvas = document.createElement("div");
    canvas.className = "sv-chart__canvas";
    canvas.setAttribute("aria-hidden", "true");
    box.append(canvas);
  }
  await react(canvas, figure.data.map(coloured), themed(figure.layout ?? {}), CONFIG);
  box.dataset.drawn = "";
}

function library(url: string): Promise<Plotly> {
  plotly ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => (window.Plotly ? resolve(window.Plotly) : reject(new Error(`${url} holds no plotly`)));
    script.onerror = () => reject(new Error(`${url} did not arrive`));
    document.head.append(script);
  });
  return plotly;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--sv-${name}`).trim();
}

/** Each numbered series has its own colour; its shape is the figure's. */
function coloured(trace: Record<string, unknown>): Record<string, unknown> {
  const number = (trace.meta as { series?: number } | undefined)?.series;
  if (number === undefined) return { ...trace, line: { ...(trace.line as object), color: token("text-2") } };
  const color = resolved(`var(--sv-chart-${(number % 4) + 1})`);
  const marker = { ...(trace.marker as object), color, line: { color: token("page"), width: 1.5 } };
  return { ...trace, marker, error_x: { ...(trace.error_x as object), color } };
}

/** A colour as the browser computes it: a token may point to another one. */
function resolved(color: string): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = color;
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
}

function themed(layout: Record<string, unknown>): object {
  const text = token("text");
  const quiet = token("text-2");
  const axis = { gridcolor: token("chart-grid"), zeroline: false, tickfont: { color: quiet }, title: { font: { color: quiet } } };
  return {
    ...layout,
    autosize: true,
    ...(printing ? onPaper(layout.height) : {}),
    paper_bgcolor: "transparent",
    plot_bgcolor: "transparent",
    font: { ...(layout.font as object), color: text, family: getComputedStyle(document.body).fontFamily },
    xaxis: merged(layout.xaxis, axis),
    yaxis: merged(layout.yaxis, { ...axis, tickfont: { color: text } }),
  };
}

/** The size of a drawing that stays on one sheet; plotly's own height is 450. */
function onPaper(height: unknown): { width: number; height: number } {
  return { width: PAPER.width, height: Math.min(PAPER.height, typeof height === "number" ? height : 450) };
}

/** Two nested objects as one; the second one's values win. */
function merged(one: unknown, other: Record<string, unknown>): Record<string, unknown> {
  const both: Record<string, unknown> = { ...(one as object) };
  for (const [name, value] of Object.entries(other)) {
    const nested = value !== null && typeof value === "object" && typeof both[name] === "object";
    both[name] = nested ? merged(both[name], value as Record<string, unknown>) : value;
  }
  return both;
}
