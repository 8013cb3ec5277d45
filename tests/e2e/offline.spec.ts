import { expect, type Page } from "@playwright/test";
import { somePhone } from "#tests/support/newcomer.ts";
import { addToCart, cartLink, fillAddress, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const PRODUCTS = {
  phone: "/product/ruta-graveolens-30-ch-sbl-30-ml",
  desktop: "/product/symphytum-officinale-30-ch-sbl-30-ml",
};
const TRY_AGAIN = /check your connection/;

test("without a connection a product stays on the screen, and the next try puts it into the cart", async ({
  page,
  context,
}, { project }) => {
  await openReady(page, PRODUCTS[project.name as keyof typeof PRODUCTS]);
  await context.setOffline(true);
  await page.getByRole("button", { name: "One more" }).first().click();
  await addToCart(page);
  await expect(page.getByRole("alert")).toHaveText(TRY_AGAIN);
  await page.getByRole("button", { name: /^Add to wishlist/ }).click();
  await expect(page.getByRole("alert")).toHaveText([TRY_AGAIN, TRY_AGAIN]);

  await context.setOffline(false);
  await addToCart(page);
  await expect(page.getByText(/^2 unit\(s\) of .+ added to cart$/)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
});

test("add to cart whose answer was lost adds once, and the next press adds another", async ({ page }, {
  project,
}) => {
  await openReady(page, PRODUCTS[project.name as keyof typeof PRODUCTS]);
  await page.route("**/api/cart", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await addToCart(page);
  await expect(page.getByRole("alert")).toHaveText(TRY_AGAIN);
  await page.unroute("**/api/cart");
  await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  const bar = page.locator(".sticky-action");
  if (project.name === "phone") await bar.getByRole("button", { name: "One more" }).click();
  else await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
});

test("without a connection the cart stays as it is and says so", async ({ page, context }, { project }) => {
  await fillCart(page, project.name);
  await openReady(page, "/cart");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(page.getByRole("alert")).toHaveText(TRY_AGAIN);
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("1");

  await context.setOffline(false);
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("2");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an order whose answer was lost stays as it was typed, and the next press leads to that one order", async ({
  page,
  context,
}, { project }) => {
  await fillCart(page, project.name);
  await openReady(page, "/checkout");
  await context.setOffline(true);
  await page.getByLabel("PIN code", { exact: true }).fill("122103");
  await expect(page.getByText("We could not check this PIN code.")).toBeVisible();
  await context.setOffline(false);
  await page.getByLabel("PIN code", { exact: true }).fill("");
  await fillAddress(page, { name: "Meena Devi", phone: somePhone() });
  await page.getByText("Cash on delivery", { exact: true }).click();

  const order = page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ });
  await context.setOffline(true);
  await order.click();
  await expect(page.getByText("We could not reach the shop")).toBeVisible();
  await expect(page.getByLabel("House, street and area")).toHaveValue("House 214, Ward 7");

  await context.setOffline(false);
  await page.route("**/checkout.data", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent("requestfailed");
  await order.click();
  await lost;
  await expect(order).toBeEnabled();
  await page.unroute("**/checkout.data");
  await order.click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Meena Devi");
  const token = new URL(page.url()).pathname.split("/").at(-1)!;

  await page.goto(`/track-order/${token}`);
  await context.setOffline(true);
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("The shop could not be reached.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText(/^The order is cancelled\./)).toBeVisible();
});

async function fillCart(page: Page, project: string): Promise<void> {
  await openReady(page, PRODUCTS[project as keyof typeof PRODUCTS]);
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
}
