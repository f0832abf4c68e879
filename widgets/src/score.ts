/** Which questions of which quiz were answered, and whether rightly: kept in this browser, or as long as the page lasts. */

import { store } from "./storage";

const KEY = "sevens-quiz";
type Answers = Record<string, boolean>;

/** A copy of what is stored; where storage is forbidden or full, what counts. */
let answers: Record<string, Answers> = {};
let stored = true;

document.addEventListener("sevens-forget", () => {
  answers = {};
});

export function answersOf(quiz: string): Answers {
  read();
  return answers[quiz] ?? {};
}

export function keepAnswer(quiz: string, question: number, right: boolean): void {
  read();
  answers[quiz] = { ...answers[quiz], [question]: right };
  write();
}

export function forgetAnswers(quiz: string): void {
  read();
  delete answers[quiz];
  write();
}

function read(): void {
  if (!stored) return;
  try {
    answers = checked(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return;
  }
}

function write(): void {
  stored = store(KEY, JSON.stringify(answers));
}

/** Of what was stored only what can be an answer. */
function checked(stored: unknown): Record<string, Answers> {
  const entries = Object.entries(stored ?? {}).filter(([, of]) => typeof of === "object" && of !== null);
  return Object.fromEntries(
    entries.map(([quiz, of]) => [quiz, Object.fromEntries(Object.entries(of).filter(([, right]) => typeof right === "boolean"))]),
  ) as Record<string, Answers>;
}
