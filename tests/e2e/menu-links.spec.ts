import { expect } from "@playwright/test";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a link of menu and footer leads on without loading the shop anew, and back", async ({ page }) => {
  await openReady(page, "/faq");
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "same document";
  });
  const isSameDocument = () => page.evaluate(() => document.documentElement.dataset.mark !== undefined);
  const policies = page.locator("footer nav", { hasText: "Shipping Policy" });
  if (await policies.locator("summary").isVisible()) await policies.locator("summary").click();
  await policies.getByRole("link", { name: "Shipping Policy" }).click();
  await expect(page).toHaveURL(/\/shipping-policy$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Shipping");
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await isSameDocument()).toBe(true);
});

test("a link pressed with Control opens a tab of its own", async ({ page, context }) => {
  await openReady(page, "/faq");
  const policies = page.locator("footer nav", { hasText: "Shipping Policy" });
  if (await policies.locator("summary").isVisible()) await policies.locator("summary").click();
  const tab = context.waitForEvent("page");
  await policies.getByRole("link", { name: "Shipping Policy" }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(/\/shipping-policy$/);
  await expect(page).toHaveURL(/\/faq$/);
});
