import { expect, type Locator, type Page } from "@playwright/test";
import { somePhone } from "#tests/support/newcomer.ts";
import { addToCart, cartLink, openReady, searchField } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const MOST_STEPS = 150;

/** Goes on with the Tab key until the focus is there, and can be seen there. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
      return;
    }
  }
  throw new Error(`${MOST_STEPS} times ${key} do not lead to ${target}.`);
}

test("who has only a keyboard finds a remedy, orders it and sees the order", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "phone", "Phones have no Tab key.");
  await openReady(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await tabTo(page, searchField(page));
  await page.keyboard.type("Ignatia Amara 30 SBL");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=/);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Ignatia Amara 30 CH, 30 ml" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ignatia Amara");

  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("spinbutton", { name: "Quantity" }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, main.getByRole("button", { name: /^Add to Cart ?: Ignatia Amara/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 unit(s) of Ignatia Amara added to cart")).toBeVisible();

  await tabTo(page, cartLink(page), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
  await tabTo(page, page.getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");

  for (const [label, words] of [
    ["Full Name", "Kavita Sharma"],
    ["Phone Number", somePhone()],
    ["PIN code", "122103"],
    ["House, street and area", "House 7, Ward 2"],
  ] as const) {
    await tabTo(page, page.getByRole("textbox", { name: label }));
    await page.keyboard.type(words);
  }
  await expect(page.getByLabel("Town or city")).toHaveValue("Sohna");
  await tabTo(page, page.getByRole("radio", { name: /^UPI/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Cash on delivery/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Place order, pay ₹260 in cash" }).first());
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Kavita Sharma");
  await tabTo(page, page.getByRole("link", { name: "Follow this order" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByRole("main")).toContainText("We have your order");
});

test("a mistake at checkout takes the focus to what is wrong, and its link to the field", async ({
  page,
}) => {
  await openReady(page, "/product/ruta-graveolens-30-ch-sbl-30-ml");
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await openReady(page, "/checkout?pincode=122103");
  await page.getByLabel("House, street and area").fill("House 7, Ward 2");
  await page
    .getByRole("button", { name: /^Pay ₹\d+ with UPI/ })
    .locator("visible=true")
    .click();

  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("House, street and area")).toHaveValue("House 7, Ward 2");
  await summary.getByRole("link", { name: "Enter the full name of the person who gets the parcel" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(
    "Enter the full name of the person who gets the parcel",
  );
});
