import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signIn } from "#tests/support/newcomer.ts";
import { RECOVERY_CODES, SHOP_PEOPLE } from "#tests/support/shop-people.ts";

/**
 * Signs in somebody who works in the shop of the browser tests, by password and a recovery code. Ends in the back office. Tests
 * sign in as one person at once: then the limit of the account, or a code that another test has just taken, makes it press again.
 */
export async function enterOffice(page: Page, role: keyof typeof SHOP_PEOPLE = "admin"): Promise<void> {
  const refusal = page.getByRole("alert").filter({ hasText: "Too many tries" });
  await expect(async () => {
    await page.goto("/login?returnTo=/admin");
    await signIn(page, SHOP_PEOPLE[role]);
    await Promise.race([
      page.waitForURL((url) => url.pathname === "/login/second-factor"),
      refusal.waitFor().then(() => page.waitForTimeout(1_000)),
    ]);
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(RECOVERY_CODES[randomInt(RECOVERY_CODES.length)]!);
    await page.getByRole("button", { name: "Sign In", exact: true }).last().click();
    await page.waitForURL((url) => url.pathname === "/admin", { timeout: 10_000 });
  }).toPass({ intervals: [1_000, 2_000, 4_000], timeout: 60_000 });
}
