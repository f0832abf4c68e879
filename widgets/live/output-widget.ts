/** ipywidgets' Output: a widget that shows outputs. */
import * as output from "@jupyter-widgets/output";
import type { Manager } from "./manager";
import { OutputArea } from "./output-area";
import type { Output } from "./protocol";

export class OutputModel extends output.OutputModel {
  defaults(): Record<string, unknown> {
    return { ...super.defaults(), msg_id: "", outputs: [] };
  }
}

export class OutputView extends output.OutputView {
  #area: OutputArea | undefined;

  render(): void {
    super.render();
    this.el.classList.add("jupyter-widgets", "widget-output");
    this.#area = new OutputArea(this.el, this.model.widget_manager as unknown as Manager);
    this.listenTo(this.model, "change:outputs", this.#show);
    this.displayed.then(() => this.#show());
  }

  #show(): void {
    this.#area?.show(this.model.get("outputs") as Output[]);
  }

  remove(): void {
    this.#area?.dispose();
    super.remove();
  }
}
