import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What is on the screen has no fault that axe finds, and nothing of it hangs over the window, nor over one of that many pixels. */
export async function expectUsable(page: Page, { width = 320 } = {}): Promise<void> {
  const screen = page.url();
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`);
  expect(faults, screen).toEqual([]);
  const usual = page.viewportSize()!;
  for (const window of [usual, { width, height: 640 }]) {
    await page.setViewportSize(window);
    const shownWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(shownWidth, screen).toBeLessThanOrEqual(window.width);
  }
  await page.setViewportSize(usual);
}

/** Whatever fades in or out (a notice, a menu) is there or gone: half faded, its contrast says nothing. */
async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** What the page's scripts complain about; a missing page may say so itself. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isExpected = /status of (404|422)/.test(message.text());
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** What is folded away is looked at too. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });
}

/** The same for each of these screens, on a phone of 360 pixels. */
export async function expectAllUsable(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen);
    await expectUsable(page, { width: 360 });
  }
}
