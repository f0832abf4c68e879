/** Makes the page's half of every widget: ipywidgets' own controls, Output and anywidgets. */
import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as controls from "@jupyter-widgets/controls";
import * as anywidget from "./any-widget";
import { Comm } from "./comm";
import type { Kernel } from "./kernel";
import * as output from "./output-widget";
import type { JsonObject } from "./protocol";

const MODULES: Record<string, object> = {
  "@jupyter-widgets/base": base,
  "@jupyter-widgets/controls": controls,
  "@jupyter-widgets/output": output,
  anywidget,
};

type WidgetClass = typeof base.WidgetModel | typeof base.WidgetView;

export class Manager extends ManagerBase {
  constructor(private readonly kernel: Kernel) {
    super();
  }

  protected async loadClass(className: string, moduleName: string): Promise<WidgetClass> {
    const found = (MODULES[moduleName] as Record<string, WidgetClass> | undefined)?.[className];
    if (!found) throw new Error(`This page has no widget ${className} of ${moduleName}.`);
    return found;
  }

  protected async _create_comm(
    target: string,
    id: string = base.uuid(),
    data?: JsonObject,
    metadata?: JsonObject,
    buffers?: (ArrayBuffer | ArrayBufferView)[],
  ): Promise<Comm> {
    const comm = this.kernel.connect(new Comm(this.kernel, id, target));
    if (data) comm.open(data, {}, metadata, buffers);
    return comm;
  }

  protected async _get_comm_info(): Promise<object> {
    return {};
  }
}
