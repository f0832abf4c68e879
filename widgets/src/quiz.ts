/** Takes the reader through a quiz: compares the marks with the answers in the page, shows the reasons and counts. */
import { countOnce } from "./once";
import { answersOf, forgetAnswers, keepAnswer } from "./score";

const SIGNS = { right: "check", wrong: "cross", missed: "bulb", none: "cross" };
type Verdict = keyof typeof SIGNS;

export function enhanceQuiz(quiz: HTMLElement): void {
  if (!quiz.dataset.at) new Quiz(quiz);
}

class Quiz {
  #at = 0;
  #questions: HTMLElement[];
  #solutions: HTMLElement[];
  #score: HTMLElement | null;
  #key: string;

  constructor(private readonly root: HTMLElement) {
    this.#questions = [...root.querySelectorAll<HTMLElement>(".quiz__question")];
    this.#solutions = [...root.querySelectorAll<HTMLElement>(".quiz__solution")];
    this.#score = root.querySelector<HTMLElement>(".quiz__score");
    this.#key = root.dataset.key ?? "";
    root.dataset.lmSuppressShortcuts = "true";
    countOnce(root);
    root.addEventListener("click", (event) => this.#click(event.target as Element));
    root.addEventListener("keydown", (event) => this.#keydown(event));
    document.addEventListener("sevens-forget", () => this.#tell());
    this.#solutions.forEach((solution, number) => {
      solution.querySelector("details")?.addEventListener("toggle", (event) => {
        if ((event.target as HTMLDetailsElement).open) this.#keep(number, false);
      });
    });
    const answered = answersOf(this.#key);
    const next = this.#questions.findIndex((_, number) => !(number in answered));
    this.#go(Math.max(0, next));
    this.#tell();
  }

  #click(target: Element): void {
    const action = target.closest<HTMLElement>("[data-action]")?.dataset.action;
    if (action === "check") this.#check();
    else if (action === "again") this.#again();
    else if (action === "next") this.#next();
  }

  #keydown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.target as Element).matches(".quiz__question input")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#check();
  }

  get #boxes(): HTMLInputElement[] {
    return [...(this.#questions[this.#at]?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  }

  #check(): void {
    const solution = this.#solutions[this.#at];
    const boxes = this.#boxes;
    if (!solution || boxes[0]?.matches(":disabled")) return;
    const reasons = solution.querySelectorAll<HTMLElement>(".reason");
    boxes.forEach((box, i) => {
      judge(box, reasons[i]);
    });
    const right = boxes.filter((box) => box.checked === isRight(box)).length;
    this.#keep(this.#at, right === boxes.length);
    this.#show(solution, true);
    const result = solution.querySelector<HTMLElement>(".quiz__result");
    if (!result) return;
    const words = right === boxes.length ? result.dataset.right : result.dataset.wrong;
    result.textContent = fill(words, { right, all: boxes.length });
    result.focus();
  }

  #again(): void {
    this.#reset();
    this.#boxes[0]?.focus();
  }

  /** The marks go, and the question is open for another try. */
  #reset(): void {
    const solution = this.#solutions[this.#at];
    if (!solution) return;
    const reasons = solution.querySelectorAll<HTMLElement>(".reason");
    this.#boxes.forEach((box, i) => {
      clear(box, reasons[i]);
    });
    this.#show(solution, false);
  }

  /** After the last question the quiz begins anew, and so does its score. */
  #next(): void {
    const last = this.#at === this.#questions.length - 1;
    if (last) {
      forgetAnswers(this.#key);
      this.#tell();
    }
    this.#reset();
    this.#go(last ? 0 : this.#at + 1);
    this.#questions[this.#at]?.querySelector<HTMLElement>("h3")?.focus();
  }

  #show(solution: HTMLElement, checked: boolean): void {
    const question = this.#questions[this.#at];
    const details = solution.querySelector("details");
    question?.querySelector("fieldset")?.toggleAttribute("disabled", checked);
    for (const part of solution.querySelectorAll<HTMLElement>(".quiz__result,.controls")) part.hidden = !checked;
    const check = question?.querySelector<HTMLElement>(".controls");
    if (check) check.hidden = checked;
    if (details) details.open = checked;
  }

  #go(to: number): void {
    this.#at = to;
    this.root.dataset.at = String(to + 1);
    for (const list of [this.#questions, this.#solutions]) {
      list.forEach((item, number) => {
        item.toggleAttribute("data-current", number === to);
      });
    }
  }

  /** Only the first try counts; a solution that was looked at first is no right answer. */
  #keep(number: number, right: boolean): void {
    if (number in answersOf(this.#key)) return;
    keepAnswer(this.#key, number, right);
    this.#tell();
  }

  #tell(): void {
    const answers = Object.values(answersOf(this.#key));
    const facts = { right: answers.filter(Boolean).length, answered: answers.length };
    const words = answers.length > 0 ? fill(this.#score?.dataset.words, facts) : "";
    if (this.#score && this.#score.textContent !== words) this.#score.textContent = words;
  }
}

function isRight(box: HTMLInputElement): boolean {
  return box.dataset.right !== undefined;
}

function judge(box: HTMLInputElement, reason: HTMLElement | undefined): void {
  const left = isRight(box) ? "missed" : box.type === "checkbox" ? "right" : "none";
  const verdict = box.checked ? (isRight(box) ? "right" : "wrong") : left;
  const shown = box.nextElementSibling as HTMLElement;
  if (box.checked || isRight(box)) shown.dataset.state = verdict;
  sign(shown.querySelector(".card__badge"), verdict);
  if (!reason) return;
  reason.dataset.verdict = verdict;
  sign(reason, verdict);
  say(reason, box.checked ? "chosen" : "left");
}

function clear(box: HTMLInputElement, reason: HTMLElement | undefined): void {
  box.checked = false;
  const shown = box.nextElementSibling as HTMLElement;
  delete shown.dataset.state;
  sign(shown.querySelector(".card__badge"), "right");
  if (!reason) return;
  delete reason.dataset.verdict;
  sign(reason, isRight(box) ? "right" : "none");
  say(reason, "solution");
}

function sign(within: Element | null, verdict: Verdict): void {
  within?.querySelector(":scope > .icon use")?.setAttribute("href", `#sv-${SIGNS[verdict]}`);
}

function say(reason: HTMLElement, when: string): void {
  for (const words of reason.querySelectorAll<HTMLElement>("[data-when]")) words.hidden = words.dataset.when !== when;
}

function fill(words: string | undefined, facts: Record<string, number>): string {
  return (words ?? "").replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
}
