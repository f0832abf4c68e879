// A reader at Firefox: does what the lines of the standard input ask for, each a JSON list, and answers each with a line.
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const PATIENCE = 60_000;
const QUIET = {
  "browser.safebrowsing.downloads.remote.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "captivedetect.canonicalURL": "",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "",
};
const TABS = 150;

const browser = await puppeteer.launch({
  browser: "firefox",
  protocol: "webDriverBiDi",
  executablePath: process.argv[2],
  extraPrefsFirefox: QUIET,
  timeout: PATIENCE,
});
const page = await browser.newPage();
page.setDefaultTimeout(PATIENCE);
await page.setViewport({ width: 1280, height: 800 });

let seen = { requests: [], faults: [] };
page.on("request", (request) => seen.requests.push(request.url()));
page.on("pageerror", (error) => seen.faults.push(error.message));

const commands = {
  open: (address) => page.goto(address),
  click: (selector) => page.locator(selector).click(),
  press: (key) => page.keyboard.press(key),
  tab: (selector) => tabTo(selector),
  see: (selector, text = "") => page.waitForFunction(shows, { polling: "mutation" }, selector, text),
  texts: (selector) => page.$$eval(selector, (found) => found.map((element) => element.innerText)),
  attributes: (selector, name) => page.$$eval(selector, (found, name) => found.map((e) => e.getAttribute(name)), name),
  leave,
};
const ANSWERS = ["texts", "attributes", "leave"];

/** Leaves the page, and answers what was asked of hosts and what went wrong since the last time. */
async function leave() {
  await page.goto("about:blank");
  const told = seen;
  seen = { requests: [], faults: [] };
  return told;
}

function shows(selector, text) {
  return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility() && element.innerText.includes(text));
}

async function tabTo(selector) {
  for (let step = 0; step < TABS; step++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

async function answer(line) {
  const [name, ...values] = JSON.parse(line);
  try {
    const result = await commands[name](...values);
    return { result: ANSWERS.includes(name) ? result : null };
  } catch (error) {
    return { fault: `${error.message} ${line}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
await browser.close();
