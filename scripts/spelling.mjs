// Reads {"en": [words], "fr": ..., "de": ...} and writes those that Hunspell does not know.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHunspellFromFiles } from "hunspell-wasm";

const DICTIONARIES = { en: "dictionary-en-gb", fr: "dictionary-fr", de: "dictionary-de" };

async function unknown(language, words) {
  const folder = fileURLToPath(new URL(`../node_modules/${DICTIONARIES[language]}`, import.meta.url));
  const [rules, list] = ["index.aff", "index.dic"].map((name) => join(folder, name));
  const hunspell = await createHunspellFromFiles(rules, list);
  return words.filter((word) => !hunspell.testSpelling(word));
}

const asked = Object.entries(JSON.parse(readFileSync(0, "utf8")));
const answers = await Promise.all(asked.map(async ([language, words]) => [language, await unknown(language, words)]));
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
