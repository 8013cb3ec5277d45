import { expect } from "@playwright/test";
import { cartLink, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const SMALL_PHONE = { width: 360, height: 740 };
const LISTS = ["/shop?q=arnica", "/shop?q=arnica+30", "/category/cough-and-cold", "/brand/sbl", "/shop"];

test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "once is enough");
  await page.setViewportSize(SMALL_PHONE);
});

for (const path of LISTS) {
  test(`on a small phone the first price of ${path} is in the first screen`, async ({ page }) => {
    await page.goto(path);
    const price = page.getByRole("main").locator(".price b").locator("visible=true").first();
    await expect(price).toHaveText(/^₹\d/);
    const { y, height } = (await price.boundingBox())!;
    const bar = (await page.getByRole("navigation", { name: "Quick access" }).boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  });
}

test("a press on a potency changes a card's price, pack and Add in place", async ({ page }) => {
  await openReady(page, "/shop?q=arnica");
  const card = page
    .locator("article")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Arnica Montana", exact: true }) });
  const chips = card.getByRole("group", { name: /Arnica Montana/ }).getByRole("radio");
  const address = page.url();
  const offers = [];
  for (const place of [0, 1]) {
    const chip = chips.nth(place);
    const potency = (await chip.locator("..").textContent())!;
    await chip.locator("..").click();
    await expect(chip).toBeChecked();
    const add = card.getByRole("button", { name: /^Add to Cart/ });
    await expect(add).toHaveCount(1);
    await expect(add).toHaveAccessibleName(new RegExp(`: Arnica Montana ${potency}, `));
    await expect(card.locator(".price").locator("visible=true")).toHaveCount(1);
    offers.push(await card.locator(".offer").locator("visible=true").last().innerText());
  }
  expect(offers[0]).not.toBe(offers[1]);
  for (const offer of offers) expect(offer).toMatch(/₹\d+[\s\S]*\d+ ml/);
  expect(page.url()).toBe(address);

  const slug = await chips.nth(1).getAttribute("value");
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page.getByText(/ added to cart$/)).toBeAttached();
  await page.goto("/cart");
  await expect(page.getByRole("main").locator(`a[href="/product/${slug}"]`).first()).toBeVisible();
});
