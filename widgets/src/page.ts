/** The script of every page: steps through scenarios and quizzes, draws charts, offers to bring tables to life, has the book kept. */
import { drawCharts, printCharts, watchTheme } from "./charts";
import { offerLook } from "./look";
import { keepOffline } from "./offline";
import { enhanceQuiz } from "./quiz";
import { Starter } from "./starter";
import { enhanceScenario } from "./steps";

const here = (document.currentScript as HTMLScriptElement).src;
const plotlyUrl = new URL("vendor/plotly.min.js", here).href;
const liveUrl = new URL("live/live.js", here).href;
const workerUrl = new URL("../sw.js", here);

/** One that cannot be made ready leaves the others working. */
function each(within: ParentNode, widgets: string, makeReady: (widget: HTMLElement) => void): void {
  for (const widget of within.querySelectorAll<HTMLElement>(widgets)) {
    try {
      makeReady(widget);
    } catch (error) {
      reportError(error);
    }
  }
}

function enhance(within: ParentNode): void {
  each(within, ".scenario", enhanceScenario);
  each(within, ".quiz", enhanceQuiz);
  drawCharts(within, plotlyUrl);
}

function begin(): void {
  enhance(document);
  watchTheme(plotlyUrl);
  printCharts(plotlyUrl);
  offerLook();
  const page = document.getElementById("sv-page")?.textContent;
  if (page) new Starter(JSON.parse(page), liveUrl).enhance(document);
  keepOffline(workerUrl);
}

(window as { sevensPage?: object }).sevensPage = { charts: (within: ParentNode) => drawCharts(within, plotlyUrl), enhance };
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
