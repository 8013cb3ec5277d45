import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/newcomer.ts";
import { SHOP_PEOPLE } from "#tests/support/shop-people.ts";
import { expectUsable as expectScreenUsable } from "#tests/support/usable.ts";

/** Signs in somebody who works in the shop; ends in the back office. */
export async function enterAsOne(page: Page, role: keyof typeof SHOP_PEOPLE): Promise<void> {
  await page.goto("/login?returnTo=/admin");
  await signIn(page, SHOP_PEOPLE[role]);
  await page.waitForURL((url) => url.pathname === "/admin");
}

/** Each screen fits a phone of 360 pixels and has no fault that axe finds. */
export async function expectUsable(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen);
    await expectScreenUsable(page, { width: 360 });
  }
}
