import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/newcomer.ts";
import { SHOP_PEOPLE } from "#tests/support/shop-people.ts";

/** Signs in somebody who works in the shop of the browser tests; ends in the back office. */
export async function enterOffice(page: Page, role: keyof typeof SHOP_PEOPLE = "admin"): Promise<void> {
  await page.goto("/login?returnTo=/admin");
  await signIn(page, SHOP_PEOPLE[role]);
  await page.waitForURL((url) => url.pathname === "/admin");
}
