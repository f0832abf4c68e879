// Writes the notices of everything that others made and that the site carries.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const NOTICE = /^(licen[cs]e|notice|copying)/i;
const INTRODUCTION = `What others made and this site carries: name, version, licence, where it comes from, the files it is in,
and the notices that came with it.`;

/** Names of the npm packages among the files that esbuild has bundled. */
export function npmPackages(inputs) {
  const found = inputs.map((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]);
  return [...new Set(found.filter(Boolean))].sort();
}

/** What there is to say of an npm package that is part of `files`. */
export function npmPart(folder, files) {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const source = repository ? readable(repository.url ?? repository) : "";
  const names = readdirSync(folder).filter((file) => NOTICE.test(file));
  const notices = names.sort().map((file) => readFileSync(join(folder, file), "utf8"));
  return { name, version, license, source, files, notices };
}

/** An address for readers, of what npm packages say of their repository: `git+https://...git`, `git://...`, `github:...`, `.../...`. */
function readable(repository) {
  const address = repository.replace(/^git\+|\.git$/g, "").replace(/^(git|ssh):\/\/(git@)?/, "https://");
  return /^https?:\/\//.test(address) ? address : `https://github.com/${address.replace(/^github:/, "")}`;
}

/** Writes the notices of all parts, each `{name, version, license, source, files, notices}`. */
export function writeLicenses(path, parts) {
  const sorted = parts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(path, `${[INTRODUCTION, ...sorted.map(told)].join(`\n\n${"-".repeat(100)}\n\n`)}\n`);
}

function told({ name, version, license, source, files, notices }) {
  const sums = files.map(
    (file) => `  ${basename(file)}  sha256 ${createHash("sha256").update(readFileSync(file)).digest("hex")}`,
  );
  const head = [
    `${name} ${version}`,
    `  licence: ${license}`,
    `  source: ${source || "see its name in its package index"}`,
    ...sums,
  ];
  return [head.join("\n"), ...notices.map((notice) => notice.trim())].join("\n\n");
}
