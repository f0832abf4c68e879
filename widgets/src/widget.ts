/** The module of all widgets, for Jupyter and for a page that is live. */
import type { RenderProps } from "@anywidget/types";
import { mountPanel } from "./panel";
import { enhanceQuiz } from "./quiz";
import { enhanceScenario } from "./steps";
import { type Drawn, mountTable } from "./table";

function render({ model, el }: RenderProps<Drawn>): (() => void) | undefined {
  if (!document.getElementById("sv-s")) document.body.insertAdjacentHTML("afterbegin", model.get("shapes"));
  if (model.get("html").startsWith('<section class="table panel"')) return mountPanel(el, model);
  if (model.get("html").startsWith('<section class="table"')) return mountTable(el, model);
  el.innerHTML = model.get("html");
  for (const scenario of el.querySelectorAll<HTMLElement>(".scenario")) enhanceScenario(scenario);
  for (const quiz of el.querySelectorAll<HTMLElement>(".quiz")) enhanceQuiz(quiz);
  return undefined;
}

export default { render };
