import { expect, type Locator, type Page } from "@playwright/test";
import { countTaps } from "#tests/support/count-taps.ts";
import { newcomer, registerAndConfirm, signIn, somePhone } from "#tests/support/newcomer.ts";
import { addToCart, cartLink, fillAddress, openReady, searchField } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a newcomer buys in at most 11 taps and 54 typed characters, without an account", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "taps are counted on the phone");
  const effort = await countTaps(page);
  await openReady(page, "/");
  const search = searchField(page);
  await search.tap();
  await search.pressSequentially("arnica 30");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=/);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .*to Cart/i })
    .locator("visible=true")
    .first()
    .tap();
  await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
  await cartLink(page).tap();
  await page.getByRole("link", { name: "Checkout" }).locator("visible=true").first().tap();
  await expect(page).toHaveURL(/\/checkout$/);
  await tapAndType(page.getByLabel("Full Name"), "Sunita Yadav");
  await tapAndType(page.getByLabel("Phone Number"), somePhone());
  await tapAndType(page.getByLabel("PIN code", { exact: true }), "122103");
  await expect(page.getByLabel("Town or city")).toHaveValue("Sohna");
  await tapAndType(page.getByLabel("House, street and area"), "House 214, Ward 7");
  await page.getByText("Cash on delivery", { exact: true }).tap();
  await placeOrder(page);

  const { taps, characters } = await effort();
  process.stdout.write(`first purchase: ${taps} taps, ${characters} characters typed\n`);
  expect(taps, "taps from the home page to the order").toBeLessThanOrEqual(11);
  expect(characters, "characters typed").toBeLessThanOrEqual(54);
});

test("a customer who comes back orders the same again in at most 4 taps and types nothing", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "taps are counted on the phone");
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/$/);
  await openReady(page, "/product/ruta-graveolens-30-ch-sbl-30-ml");
  await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
  await page.goto("/checkout");
  await fillAddress(page, { name: asha.name, phone: somePhone() });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await placeOrder(page);

  const effort = await countTaps(page);
  await openReady(page, "/");
  await page.getByRole("navigation").getByRole("link", { name: "Account" }).locator("visible=true").tap();
  await page.getByRole("main").getByRole("button", { name: "Buy again" }).first().tap();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel("House, street and area")).toHaveValue("House 214, Ward 7");
  await expect(page.getByLabel("Cash on delivery")).toBeChecked();
  await placeOrder(page);

  const { taps, characters } = await effort();
  process.stdout.write(`returning customer: ${taps} taps, ${characters} characters typed\n`);
  expect(taps, "taps from the home page to the order").toBeLessThanOrEqual(4);
  expect(characters, "characters typed").toBe(0);
});

async function tapAndType(field: Locator, words: string): Promise<void> {
  await field.tap();
  await field.pressSequentially(words);
}

async function placeOrder(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Place order, pay ₹\d+ in cash/ })
    .locator("visible=true")
    .tap();
  await expect(page).toHaveURL(/\/checkout\/thank-you\//);
}
