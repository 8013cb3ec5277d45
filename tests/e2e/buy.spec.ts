import { expect, type Page } from "@playwright/test";
import { somePhone } from "#tests/support/newcomer.ts";
import { addToCart, cartLink, openReady, searchField } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

// Every run buys a remedy of its own, so that runs side by side do not see each other's stock.
const REMEDIES = {
  "phone with JavaScript": "Bryonia Alba 30",
  "phone without JavaScript": "Belladonna 30",
  "desktop with JavaScript": "Pulsatilla Nigricans 30",
  "desktop without JavaScript": "Gelsemium Sempervirens 30",
};

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test("a shopper finds a remedy, orders two packs for cash and follows the order", async ({ page }, {
      project,
    }) => {
      const phone = somePhone();
      const remedy = REMEDIES[`${project.name} ${scripts}` as keyof typeof REMEDIES];

      if (javaScriptEnabled) await openReady(page, "/");
      else await page.goto("/");
      await searchField(page).fill(remedy);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/shop\?q=/);
      await page.getByRole("heading", { level: 3, name: remedy }).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/product\//);
      const productUrl = page.url();
      const stockBefore = await readStock(page);

      await page
        .getByRole("main")
        .getByLabel(/quantity/i)
        .first()
        .fill("2");
      await addToCart(page);
      if (javaScriptEnabled) {
        await expect(page.getByText(/^2 unit\(s\) of .+ added to cart$/)).toBeVisible();
        await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
        await page.goto("/cart");
      }
      await expect(page).toHaveURL(/\/cart/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
      await page.getByRole("link", { name: "Checkout" }).first().click();

      await page.getByLabel("Full Name").fill("Sunita Yadav");
      await page.getByLabel("Phone Number").fill(`+91 ${phone}`);
      await page.getByLabel("PIN code", { exact: true }).fill("122103");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Check" }).click();
      await expect(page.getByLabel("Town or city")).toHaveValue(/Sohna/);
      await page.getByLabel("Full Name").fill("Sunita Yadav");
      await page.getByLabel("Phone Number").fill(`+91 ${phone}`);
      await page.getByLabel("House, street and area").fill("House 214, Ward 7");
      await page.getByText("Cash on delivery", { exact: true }).click();
      await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();

      await expect(page).toHaveURL(/\/checkout\/thank-you\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Sunita Yadav");
      const number = /SH-\d{4}-\d{4}/.exec((await page.getByRole("main").textContent()) ?? "")![0];
      await page.getByRole("link", { name: "Follow this order" }).click();
      await expect(page).toHaveURL(/\/track-order\//);
      await expect(page.getByRole("main")).toContainText(number);
      await expect(page.getByRole("main")).toContainText("We have your order");
      await expect(page.getByRole("main")).toContainText(/Batch .+ expiry/);

      await page.goto("/track-order");
      await page.getByLabel("Order number").fill(number.toLowerCase().replaceAll("-", " "));
      await page.getByLabel("Phone Number").fill(phone);
      await page.getByRole("button", { name: "Track Order" }).click();
      await expect(page.getByRole("main")).toContainText("We have your order");
      await expect(page.getByRole("main")).not.toContainText("Ward 7");

      await page.goto(productUrl);
      expect(await readStock(page)).toBe(stockBefore - 2);
    });
  });
}

async function readStock(page: Page): Promise<number> {
  const line = await page.getByText(/^In Stock \(\d+ available\)$/).textContent();
  return Number(/\d+/.exec(line!)![0]);
}
