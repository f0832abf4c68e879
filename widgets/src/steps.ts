/** Steps through the frames of a scenario, all of which are in the page. */

export function enhanceScenario(scenario: HTMLElement): void {
  if (!scenario.dataset.at) new Steps(scenario);
}

class Steps {
  #at = 0;
  #frames: HTMLElement[];
  #dots: HTMLElement[];
  #where: HTMLElement | null;
  #said: HTMLElement | null;

  constructor(private readonly root: HTMLElement) {
    this.#frames = [...root.querySelectorAll<HTMLElement>(":scope > .frames > .frame")];
    this.#dots = [...root.querySelectorAll<HTMLElement>(":scope > .scenario__head .dot")];
    this.#where = root.querySelector<HTMLElement>(":scope > .steps .steps__where");
    this.#said = root.querySelector<HTMLElement>(":scope > .steps .steps__said");
    root.dataset.lmSuppressShortcuts = "true";
    root.addEventListener("click", (event) => this.#click(event.target as Element));
    root.addEventListener("keydown", (event) => this.#key(event));
    this.#show(0);
  }

  /** A branch is a scenario inside this one, and answers for itself. */
  #owns(target: Element): boolean {
    return target.closest(".scenario") === this.root;
  }

  #click(target: Element): void {
    const button = target.closest<HTMLElement>("[data-action]");
    if (!button || !this.#owns(target)) return;
    const { action, branch, step } = button.dataset;
    if (action === "branch") this.#open(document.getElementById(branch ?? ""));
    else if (action === "trunk") this.#close();
    else this.#go(this.#goal(action ?? "", step));
  }

  #open(branch: HTMLElement | null): void {
    if (!branch) return;
    branch.toggleAttribute("data-open", true);
    this.root.toggleAttribute("data-aside", true);
    branch.querySelector<HTMLElement>(".dot")?.focus();
  }

  #close(): void {
    const branch = this.root.querySelector<HTMLElement>(":scope > .branch[data-open]");
    branch?.removeAttribute("data-open");
    this.root.removeAttribute("data-aside");
    this.root.querySelector<HTMLElement>(`[data-action=branch][data-branch="${branch?.id}"]`)?.focus();
  }

  #key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input") || !this.#owns(target)) return;
    const action = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(this.#goal(action));
    if (target.matches(".dot")) this.#dots[this.#at]?.focus();
  }

  #goal(action: string, step?: string): number {
    const last = this.#frames.length - 1;
    const goals: Record<string, number> = { first: 0, back: this.#at - 1, forward: this.#at + 1, last, step: Number(step) - 1 };
    return Math.max(0, Math.min(last, goals[action] ?? this.#at));
  }

  #go(to: number): void {
    if (to === this.#at) return;
    this.#show(to);
    this.#said?.replaceChildren(...heard(this.#frames[to]));
  }

  #show(to: number): void {
    this.#at = to;
    this.root.dataset.at = String(to + 1);
    this.#frames.forEach((frame, i) => {
      frame.toggleAttribute("data-current", i === to);
    });
    this.#dots.forEach((dot, i) => {
      if (i <= to) dot.toggleAttribute("data-seen", true);
      if (i === to) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    });
    if (this.#where) this.#where.textContent = this.#frames[to]?.dataset.where ?? "";
    this.#allow(["first", "back"], to > 0);
    this.#allow(["forward", "last"], to < this.#frames.length - 1);
  }

  /** A button that leads nowhere stays where it is, so that the focus is not lost. */
  #allow(actions: string[], allowed: boolean): void {
    for (const action of actions) {
      const button = this.root.querySelector(`:scope > .steps [data-action=${action}]`);
      if (allowed) button?.removeAttribute("aria-disabled");
      else button?.setAttribute("aria-disabled", "true");
    }
  }
}

/** What somebody who listens is told of a step: where it is, its caption, its question. */
function heard(frame: HTMLElement | undefined): HTMLElement[] {
  const captions = frame?.querySelectorAll<HTMLElement>(":scope > .frame__caption, :scope > .frame__question") ?? [];
  return [frame?.dataset.where ?? "", ...[...captions].map(spoken)].map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  });
}

/** The text without what is only drawn. */
function spoken(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll("[aria-hidden=true]")) drawn.remove();
  return copy.textContent;
}
