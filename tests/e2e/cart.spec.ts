import { expect } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";
import { addToCart, cartLink, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const THUJA = "/product/thuja-occidentalis-30-ch-sbl-30-ml";
const CALENDULA = "/product/calendula-officinalis-30-ch-sbl-30-ml";

test("the count in the header follows every product that is added, without a new page", async ({ page }) => {
  await openReady(page, "/shop?q=thuja");
  await page.evaluate(() => {
    document.title = "still the same page";
  });
  await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page).toHaveTitle("still the same page");

  await openReady(page, THUJA);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await page.getByRole("button", { name: "One more" }).first().click();
  await addToCart(page);
  await expect(page.getByText("2 unit(s) of Thuja Occidentalis added to cart")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 items");

  await page.goto("/cart");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(/^Cart, \d+ items$/)).toHaveCount(1);
});

test("a toast stays for four seconds, and never more than three are shown", async ({ page }) => {
  await page.clock.install();
  await openReady(page, "/product/arnica-montana-30-ch-sbl-30-ml");
  await page.clock.pauseAt(Date.now() + 60_000);
  const toasts = page.locator("[data-sonner-toast]");
  const buttons = page.locator("#brands").getByRole("button", { name: /^Add/ });

  async function addAnother(n: number) {
    await buttons.nth(n).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => page.clock.runFor(10).then(() => toasts.count())).toBe(n + 1);
  }

  await addAnother(0);
  await page.clock.runFor(3_000);
  await expect(toasts).toHaveCount(1);
  for (const n of [1, 2, 3]) await addAnother(n);
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  await page.clock.runFor(4_500);
  await expect(toasts).toHaveCount(0);
});

test("a quantity beyond the stock is said at the product and in the cart, and changes nothing", async ({
  page,
}) => {
  await openReady(page, CALENDULA);
  const line = await page.getByText(/^In Stock \(\d+ available\)$/).textContent();
  const stock = Number(/\d+/.exec(line!)![0]);
  const quantity = page.getByRole("main").getByRole("spinbutton").first();
  await quantity.fill(String(stock + 1));
  await expect(page.getByText(`Only ${stock} are in stock.`)).toBeVisible();
  await quantity.fill(String(stock));
  await addToCart(page);
  await expect(page.getByText(`${stock} unit(s) of Calendula Officinalis added to cart`)).toBeVisible();
  // A phone's bar counts what is in the cart now; the page opened afresh adds again.
  await openReady(page, CALENDULA);
  await addToCart(page);
  await expect(
    page.getByText(`Only ${stock} available right now, and you have ${stock} in your cart.`),
  ).toBeVisible();

  await openReady(page, "/cart");
  await page.getByRole("button", { name: "One more Calendula Officinalis" }).click();
  await expect(page.getByRole("alert")).toContainText(`Only ${stock} available right now`);
  await expect(page.getByRole("textbox", { name: "Quantity of Calendula Officinalis" })).toHaveValue(
    String(stock),
  );
  await page.getByRole("textbox", { name: "Quantity of Calendula Officinalis" }).fill("abc");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Enter a whole number of packs");
  await expect(cartLink(page)).toHaveAccessibleName(`Cart, ${stock} items`);
});

test("the cart tells what is missing for free delivery and follows each change", async ({ page }) => {
  await openReady(page, THUJA);
  await addToCart(page);
  await expect(page.getByText("Thuja Occidentalis added to cart")).toBeVisible();
  await openReady(page, "/cart");
  await expect(page.getByText("Add ₹400 more for free delivery")).toBeVisible();
  const more = page.getByRole("button", { name: "One more Thuja Occidentalis" });
  await more.click();
  await expect(page.getByText("Add ₹301 more for free delivery")).toBeVisible();
  await page.getByRole("textbox", { name: "Quantity of Thuja Occidentalis" }).fill("6");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your order has free delivery.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 6 items");
  await page.getByRole("button", { name: "Remove Thuja Occidentalis" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a heart puts a product aside, says so, and the wishlist has it", async ({ page }) => {
  await openReady(page, THUJA);
  await page.getByRole("button", { name: /^Add to wishlist/i }).click();
  await expect(page.getByText("Thuja Occidentalis added to wishlist")).toBeVisible();
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 2, name: "Thuja Occidentalis" })).toBeVisible();
});

test("a refused code is said also after a change of packs, and a code that counts leaves its field", async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const code = `LOOK${project.name.toUpperCase()}`;
  const office = await browser.newPage();
  await enterOffice(office);
  const form = { intent: "add", code, kind: "percent", amount: "5" };
  await office.request.post("/admin/coupons", { form, headers: { Origin: baseURL! } });
  await office.close();

  await openReady(page, THUJA);
  await addToCart(page);
  await expect(page.getByText("Thuja Occidentalis added to cart")).toBeVisible();
  await openReady(page, "/cart");
  await page.getByRole("button", { name: "One more Thuja Occidentalis" }).click();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
  const field = page.getByRole("textbox", { name: /^Coupon/ });
  await field.fill("NOSUCH");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no coupon NOSUCH. Please check the letters.")).toBeVisible();
  await expect(field).toHaveValue("NOSUCH");
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${code} is on`)).toBeVisible();
  await expect(page.getByText("There is no coupon NOSUCH.")).toHaveCount(0);
  await field.fill(code.toLowerCase());
  await page.getByRole("button", { name: `Take off coupon ${code}` }).click();
  await expect(field).toHaveValue("");
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${code} is on`)).toBeVisible();
  await expect(field).toHaveValue("");
});
