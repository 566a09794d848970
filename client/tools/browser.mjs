// A real browser without a screen, for journeys and for looking at pages.
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";

/** The packaged browser is made for scraping: it drops rules that real ones keep, and in one process all
 * contexts would share their cookies. We want a real one. */
const LAX = /disable-web-security|site-isolation|insecure-content|single-process|no-zygote|in-process-gpu/;

/** One browser for many pages: `open` gives a page of the wanted size, language and taste. */
export async function launch() {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((flag) => !LAX.test(flag)), "--autoplay-policy=no-user-gesture-required"],
    headless: true,
  });

  async function open({ width = 1440, height = 900, lang = "en", dark = false, reducedMotion = false, touch = false } = {}) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: lang,
      colorScheme: dark ? "dark" : "light",
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
      hasTouch: touch,
    });
    const page = await context.newPage();
    page.faults = [];
    page.on("pageerror", (fault) => page.faults.push(String(fault)));
    page.on("console", (line) => line.type() === "error" && page.faults.push(line.text()));
    return page;
  }

  return { browser, open, close: () => browser.close() };
}
