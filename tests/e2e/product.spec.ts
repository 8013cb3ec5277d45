import { expect, type Page, test } from "@playwright/test";
import { isFree } from "#tests/support/fit.ts";
import { openReady } from "#tests/support/shopper.ts";

const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";
/** One pack, and so no chips but those of nothing. */
const GEL = "/product/arnica-gel-sbl-25-g";

test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === "desktop", "once is enough"));

/** How far below the header's top an edge of a part is; the band of a demonstration counts for nothing. */
async function edgeOf(page: Page, part: string, edge: "top" | "bottom"): Promise<number> {
  const [box, header] = await Promise.all([
    page.locator(part).locator("visible=true").first().boundingBox(),
    page.locator(".site-header").boundingBox(),
  ]);
  return Math.round(box!.y - header!.y + (edge === "bottom" ? box!.height : 0));
}

async function giveSohna(page: Page) {
  await page.locator("#delivery summary").click();
  await page.getByLabel("Delivery to PIN code").fill("122103");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("#pincode-answer")).toContainText("Sohna");
  await page.evaluate(() => scrollTo(0, 0));
}

test("the first screen of a phone shows name, potency, pack, price and delivery above the bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [ARNICA, GEL]) {
    await openReady(page, path);
    await giveSohna(page);
    const bar = (await page.locator(".sticky-action").boundingBox())!.height;
    const last = await edgeOf(page, "#delivery", "bottom");
    expect(last, `${path}: the delivery line`).toBeLessThanOrEqual(844 - bar);
    expect(await edgeOf(page, ".buy-price", "top"), `${path}: the price`).toBeLessThan(last);
  }
});

test("on a laptop Add to Cart is above the fold", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openReady(page, ARNICA);
  const button = page.locator(".product-facts .btn-primary").first();
  expect(await isFree(button)).toBe(true);
  const { y, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(768);
});

test("the bar at the foot follows the quantity, then says how many are in the cart and leads there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, ARNICA);
  const bar = page.locator(".sticky-action");
  const price = async () => Number((await bar.locator(".price b").textContent())!.replace("₹", ""));
  const one = await price();
  await page.getByRole("button", { name: "One more" }).first().click();
  expect(await price()).toBe(2 * one);

  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  for (const typed of ["0", "-3", "2.5"]) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity, typed).toHaveValue("2");
  }
  await quantity.fill("99999");
  await expect(page.getByText(/^Only \d+ are in stock/)).toBeVisible();
  expect(await price()).toBe(2 * one);

  await bar.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(bar.getByRole("link", { name: `View cart · ₹${2 * one}` })).toBeVisible();
  await bar.getByRole("button", { name: "One more" }).click();
  await expect(bar.getByRole("link", { name: `View cart · ₹${3 * one}` })).toBeVisible();
  const inCart = bar.getByRole("spinbutton", { name: "In your cart" });
  await inCart.fill("99999");
  await expect(bar.getByRole("status")).toHaveText(/^Only \d+ are in stock/);
  await expect(inCart).toHaveAccessibleDescription(/^Only \d+ are in stock/);
  await bar.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your cart");
});

test("the picture opens large by keyboard and closes with Escape", async ({ page }) => {
  await openReady(page, ARNICA);
  const opener = page.getByRole("link", { name: "See the picture larger" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: /Arnica Montana 30 CH/ });
  await expect(large.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
});
