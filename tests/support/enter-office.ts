import { expect, type Page } from "@playwright/test";
import { signIn, someNetwork } from "#tests/support/newcomer.ts";
import { SHOP_PEOPLE } from "#tests/support/shop-people.ts";

/**
 * Signs in somebody who works in the shop of the browser tests, each time from another network: all tests of a fast machine
 * together are more sign-ins than one network has. Ends in the back office. Tests sign in as one person at once, and may so
 * reach the limit of the account: then it presses again, as the person would.
 */
export async function enterOffice(page: Page, role: keyof typeof SHOP_PEOPLE = "admin"): Promise<void> {
  await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": someNetwork() });
  await page.goto("/login?returnTo=/admin");
  const refusal = page.getByRole("alert").filter({ hasText: "Too many tries" });
  await expect(async () => {
    await signIn(page, SHOP_PEOPLE[role]);
    await Promise.race([
      page.waitForURL((url) => url.pathname === "/admin"),
      refusal.waitFor().then(() => page.waitForTimeout(1_000)),
    ]);
    expect(new URL(page.url()).pathname).toBe("/admin");
  }).toPass({ intervals: [1_000, 2_000, 4_000], timeout: 60_000 });
}
