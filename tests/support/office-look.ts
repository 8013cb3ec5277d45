import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signIn } from "#tests/support/newcomer.ts";
import { SHOP_PEOPLE } from "#tests/support/shop-people.ts";

/** Signs in somebody who works in the shop; ends in the back office. */
export async function enterAsOne(page: Page, role: keyof typeof SHOP_PEOPLE): Promise<void> {
  await page.goto("/login?returnTo=/admin");
  await signIn(page, SHOP_PEOPLE[role]);
  await page.waitForURL((url) => url.pathname === "/admin");
}

/** Each screen fits the window and has no fault that axe finds. */
export async function expectUsable(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    expect(faults, screen).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, screen).toBeLessThanOrEqual(0);
  }
}
