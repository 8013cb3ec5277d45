import { expect, type Page, test } from "@playwright/test";
import { layOutAll } from "#tests/support/lay-out-all.ts";
import { addToCart, openReady } from "#tests/support/shopper.ts";

const PHONE = { width: 390, height: 844 };
const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";

// Each test sets the sizes it needs.
test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "once is enough");
  await page.setViewportSize(PHONE);
});

test("on a phone the home page has at most nine screens, the PIN code and the concerns in the first", async ({
  page,
}) => {
  await page.goto("/");
  expect(await screens(page)).toBeLessThanOrEqual(9);
  const bar = (await page.getByRole("navigation", { name: "Quick access" }).boundingBox())!;
  const concern = page.getByRole("main").getByRole("link", { name: "Cough and Cold" }).first();
  for (const seen of [page.getByLabel("Delivery to PIN code"), concern.locator("img")]) {
    const { y, height } = (await seen.boundingBox())!;
    expect(y + height / 2).toBeLessThan(bar.y);
  }
});

test("on a phone the pages that lead to medicines are at most so long", async ({ page }) => {
  for (const [path, most] of [
    ["/diseases", 5],
    ["/locations", 6],
    ["/location/vatika-city", 5.5],
    ["/faq", 6],
    ["/contact", 4.5],
    ["/homeopathy-categories", 4.6],
    ["/brands", 2.85],
    ["/gallery", 5.2],
  ] as const) {
    await page.goto(path);
    expect.soft(await screens(page), path).toBeLessThanOrEqual(most);
  }
});

test("on a small phone a page about a place or a form begins with medicines and a price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    "/location/vatika-city",
    "/location/sohna",
    "/homeopathy-categories/mother-tinctures",
    "/homeopathy-categories/millesimal-lm-potency",
  ]) {
    await page.goto(path);
    const bar = (await page.getByRole("navigation", { name: "Quick access" }).boundingBox())!;
    const price = (await page.getByRole("main").locator(".price").first().boundingBox())!;
    expect.soft(price.y + price.height, path).toBeLessThanOrEqual(bar.y);
  }
});

test("on a phone a condition names its first medicine with the price on the first screen and a quarter", async ({
  page,
}) => {
  await page.goto("/diseases/digestive-system/acidity");
  const price = (await page.getByRole("main").locator(".price").first().boundingBox())!;
  expect(price.y + price.height).toBeLessThanOrEqual(1.25 * PHONE.height);
});

test("what is folded on a phone is in sight on a wide screen, and one press away on the phone", async ({
  page,
}) => {
  await page.goto("/gallery");
  const last = page.getByRole("main").locator("details").first().locator("li").last();
  await expect(last).toBeHidden();
  await page
    .getByText(/^\d+ more plates$/)
    .first()
    .click();
  await expect(last).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/gallery");
  await expect(last).toBeVisible();
});

test("a shelf of the home page goes sideways on a phone, by key as by thumb, and shows whole what has the focus", async ({
  page,
}) => {
  await openReady(page, "/");
  const shelf = page.locator(".shelf-row").first();
  await expect(shelf).toHaveCSS("scroll-snap-type", /x/);
  const last = shelf.getByRole("link").last();
  await expect(last).not.toBeInViewport();
  await shelf.getByRole("link").first().focus();
  for (let step = 1; step < (await shelf.getByRole("link").count()); step++) await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  const room = await last.evaluate((link) => {
    const row = link.closest(".shelf-row")!.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return Math.min(top - row.top, row.bottom - bottom) - ring;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test("on a phone the footer is short, and every link of it is one press away", async ({ page }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(500);
  for (const [fold, link] of [
    ["Quick Links", "Track Order"],
    ["Product Categories", "Dilutions"],
    ["Service Areas", "Palwal"],
    ["Policies", "Grievance Officer"],
  ] as const) {
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeHidden();
    await footer.getByText(fold, { exact: true }).locator("visible=true").click();
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  }
});

test("on a wide screen every link of the footer is in sight, and no fold asks for a press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  for (const link of ["Track Order", "Dilutions", "Palwal", "Grievance Officer"])
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  await expect(footer.locator("summary").locator("visible=true")).toHaveCount(0);
});

test("below checkout there is only help and what the law wants", async ({ page }) => {
  await openReady(page, ARNICA);
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await page.goto("/checkout");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(200);
  expect(await linksIn(page)).toEqual([
    "+91 98765 43210",
    "WhatsApp",
    "Returns and Refunds",
    "Shipping Policy",
    "Privacy Policy",
    "Terms of Service",
  ]);
});

/** How long the page is, in screens of a phone; parts that wait to be laid out count as they are then. */
async function screens(page: Page): Promise<number> {
  await layOutAll(page);
  return page.evaluate((height) => document.documentElement.scrollHeight / height, PHONE.height);
}

function linksIn(page: Page): Promise<string[]> {
  return page.getByRole("contentinfo").getByRole("link").allInnerTexts();
}
