import { expect } from "@playwright/test";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a spinner stands where the page was while the next place is on the way", async ({ page }) => {
  await openReady(page, "/location/vatika-city");
  const wasSeen = Promise.withResolvers<void>();
  await page.route(/sector-49\.data/, async (route) => {
    await wasSeen.promise;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Homeopathic Medicines in Sector 49" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading page");
  wasSeen.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homeopathic Medicines in Sector 49");
});

test("a place that cannot be read says so and leads home", async ({ page }) => {
  await openReady(page, "/location/vatika-city");
  await page.route(/sector-49\.data/, (route) => route.abort());
  await page.getByRole("main").getByRole("link", { name: "Homeopathic Medicines in Sector 49" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByRole("alert")).toHaveText("Failed to load page");
  await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
});

test("from the menu of conditions to a remedy in the cart", async ({ page }) => {
  await openReady(page, "/diseases");
  await page
    .getByRole("link", { name: /^Common Cold/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Common Cold");
  await page
    .locator("#remedies")
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
});

test("a PIN code given in the header says there and on the cards when a pack arrives, and is kept", async ({
  page,
}) => {
  await openReady(page, "/shop");
  const chip = page.locator(".pin-chip").locator("visible=true");
  await chip.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox").fill("122103");
  await sheet.getByRole("textbox").press("Enter");
  await expect(sheet.getByRole("status")).toContainText("122103");
  await page.keyboard.press("Escape");
  await expect(chip).toContainText("122103");
  await openReady(page, "/bestsellers");
  await expect(chip).toContainText("122103");
  await expect(
    page
      .getByRole("main")
      .getByText(/today|tomorrow|Mon|Tue|Wed|Thu|Fri|Sat/)
      .first(),
  ).toBeVisible();
});
