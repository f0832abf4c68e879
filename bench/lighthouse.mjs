// Audits pages with Lighthouse: `node bench/lighthouse.mjs desktop|phone CATEGORY… -- ADDRESS…`, the browser in CHROME_PATH, its arguments
// in CHROME_ARGUMENTS. Prints a line of JSON for each: scores from 0 to 100, milliseconds and shifts, and what costs points.
// Only the performance category slows network and processor down, as Lighthouse does by default, by computation.
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const FIGURES = { lcp: "largest-contentful-paint", cls: "cumulative-layout-shift", tbt: "total-blocking-time" };
const QUICK = { throttlingMethod: "provided", onlyAudits: [FIGURES.cls] };

const [form, ...rest] = process.argv.slice(2);
const onlyCategories = rest.slice(0, rest.indexOf("--"));
const addresses = rest.slice(rest.indexOf("--") + 1);
const timed = onlyCategories.includes("performance");
const config = form === "desktop" ? desktopConfig : undefined;

/** The audits of a category that count and are not passed. */
function faults({ id, auditRefs }, audits) {
  const counted = auditRefs.filter(({ weight }) => weight > 0).map((entry) => audits[entry.id]);
  const failed = counted.filter(({ score }) => score !== null && score < 1);
  return failed.map(({ title, displayValue = "" }) => `${id}: ${title} ${displayValue}`.trim());
}

function told({ categories, audits }) {
  const kinds = Object.values(categories).filter(({ id }) => onlyCategories.includes(id));
  return {
    scores: Object.fromEntries(kinds.map(({ id, score }) => [id, Math.round(score * 100)])),
    figures: Object.fromEntries(Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]?.numericValue])),
    faults: kinds.flatMap((kind) => faults(kind, audits)),
  };
}

const chromeFlags = ["--headless=new", ...JSON.parse(process.env.CHROME_ARGUMENTS)];
const chrome = await launch({ ignoreDefaultFlags: true, chromeFlags, logLevel: "silent" });
try {
  const flags = { port: chrome.port, logLevel: "error", disableFullPageScreenshot: true, onlyCategories, ...(timed ? {} : QUICK) };
  for (const address of addresses) {
    const { lhr } = await lighthouse(address, flags, config);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    console.log(JSON.stringify(told(lhr)));
  }
} finally {
  chrome.kill();
}
