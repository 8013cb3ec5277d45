import type { Page } from "@playwright/test";
import type { Newcomer } from "#tests/support/newcomer.ts";
import { totpCode } from "#tests/support/totp.ts";

/** Turns the second step on by an app, as who works in the shop has to; the office opens then. */
export async function turnOnSecondStep(page: Page, { password }: Newcomer): Promise<void> {
  await page.goto("/profile/second-factor");
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Begin" }).click();
  const secret = await page.getByRole("main").locator("b.font-mono").textContent();
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret!));
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.waitForURL((url) => url.pathname === "/admin");
}
