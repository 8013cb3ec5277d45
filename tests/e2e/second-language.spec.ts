import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { openReady } from "#tests/support/shopper.ts";
import { listenForComplaints } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const LANGUAGE = "hi-x-pseudo";
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const IN_THE_LANGUAGE = /[\u0900-\u097f]/;
const ARNICA = "/hi/product/arnica-montana-30-ch-sbl-30-ml";
const ASHA = { email: "asha@example.in", password: "monsoon kettle violet 47" };

const SCREENS = [
  ...["/hi", "/hi/shop", "/hi/shop?view=all", ARNICA, "/hi/cart", "/hi/wishlist", "/hi/track-order"],
  ...["/hi/category/dilutions", "/hi/categories", "/hi/brand/sbl", "/hi/brands", "/hi/new-arrivals"],
  ...["/hi/homeopathy-categories", "/hi/diseases", "/hi/diseases/digestive-system/acidity", "/hi/locations"],
  ...["/hi/location/vatika-city", "/hi/homeopathy-in-sohna", "/hi/haryana/gurgaon/homeopathy", "/hi/faq"],
  ...["/hi/about", "/hi/gallery", "/hi/contact", "/hi/bulk-order", "/hi/wholesale-pricing", "/hi/login"],
  ...["/hi/distributor-signup", "/hi/doctor-consultation", "/hi/register", "/hi/privacy-policy"],
  ...["/hi/verify-prescription", "/hi/nothing-here"],
];

test.describe.configure({ mode: "default" });
test.use({ viewport: PHONE });

let shop: RunningShop;
test.beforeAll(async ({ browserName: _ }, { project }) => {
  test.skip(project.name !== "phone", "one screen size is enough");
  shop = await runShop({ LANGUAGES: "en,pseudo" });
  await inShopDatabase(shop.dataDir, addAsha);
});
test.afterAll(() => shop?.stop());

test("no screen in the longest words makes the browser complain, nor hangs over the edge of a phone or a desk", async ({
  page,
}) => {
  const complaints = listenForAll(page);
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await page.goto(shop.origin + screen);
    await untilHydrated(page);
    const lang = await page.evaluate(() => document.documentElement.lang);
    if (lang !== LANGUAGE) faults.push(`${screen} is in ${lang}`);
    for (const window of [DESKTOP, PHONE]) {
      await page.setViewportSize(window);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > window.width) faults.push(`${screen}: ${width} of ${window.width} px`);
    }
    faults.push(...complaints.splice(0).map((complaint) => `${screen}: ${complaint}`));
  }
  expect(faults).toEqual([]);
});

test("from the home page to the cart, and in and out of the account, a visitor stays in the language", async ({
  page,
}) => {
  const complaints = listenForAll(page);
  await openReady(page, `${shop.origin}/hi`);
  await page.evaluate(() => document.body.setAttribute("data-first-document", ""));
  await page.locator('main a[href^="/hi/product/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/product\//);
  await expect(page.locator("body[data-first-document]")).toHaveCount(1);
  await page
    .locator('main form[action="/hi/cart"] button:not([type])')
    .locator("visible=true")
    .first()
    .click();
  await expectSaid(page);
  await page.locator("#delivery summary").click();
  await page.locator("#delivery input[name=pincode]").fill("122103");
  await page.locator("#delivery form button").click();
  await expect(page.locator("#pincode-answer")).toContainText(IN_THE_LANGUAGE);
  await page.locator('header a[href="/hi/cart"]').first().click();
  await expect(page).toHaveURL(`${shop.origin}/hi/cart`);
  await expect(page.locator('main a[href^="/hi/product/"]').first()).toBeVisible();
  await expect(page.locator("body[data-first-document]")).toHaveCount(1);

  await openReady(page, `${shop.origin}/hi/orders`);
  await expect(page).toHaveURL(`${shop.origin}/hi/login?returnTo=%2Forders`);
  await page.locator('main [name="identifier"]').fill(ASHA.email);
  await page.locator("main form details:not([open]) > summary").click();
  await page.locator('main [name="password"]').fill(ASHA.password);
  await page.locator('main [name="password"]').press("Enter");
  await expect(page).toHaveURL(`${shop.origin}/hi/orders`);
  await expectSaid(page);
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.locator('#mobile-menu form[action^="/hi/"] button').click();
  await expect(page).toHaveURL(`${shop.origin}/hi`);
  await expectSaid(page);
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE);
  expect(complaints).toEqual([]);
});

test("the menu leads to the same page in the other language, and back", async ({ page }) => {
  const complaints = listenForAll(page);
  await openReady(page, `${shop.origin}/shop?view=all`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.locator('#mobile-menu a[hreflang="hi"]').click();
  await expect(page).toHaveURL(`${shop.origin}/hi/shop?view=all`);
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE);
  await untilHydrated(page);
  await page.locator('[popovertarget="mobile-menu"]').first().click();
  await page.locator('#mobile-menu a[hreflang="en"]').click();
  await expect(page).toHaveURL(`${shop.origin}/shop?view=all`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a product goes into the cart, and the cart says so in the language", async ({ page }) => {
    await page.goto(shop.origin + ARNICA);
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await page
      .locator('main form[action="/hi/cart"] button:not([type])')
      .locator("visible=true")
      .first()
      .click();
    const answer = await sent;
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toMatch(/^\/hi\/cart\?added=arnica-montana-30-ch-sbl-30-ml/);
    await expect(page).toHaveURL(/\/hi\/cart\?added=/);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE);
    await expect(page.getByRole("status").filter({ hasText: "Arnica Montana" })).toContainText(
      IN_THE_LANGUAGE,
    );
  });
});

/** A customer with a password. */
async function addAsha(db: Db): Promise<void> {
  const made = await createAdmin(db, { ...ASHA, now: new Date() });
  if (!made.ok) throw new Error(`Not made: ${made.reason}`);
  await db.update(profiles).set({ name: "Asha Rao", role: "customer" }).where(eq(profiles.email, ASHA.email));
}

/** Errors and warnings. */
function listenForAll(page: Page): string[] {
  const complaints = listenForComplaints(page);
  page.on("console", (message) => {
    if (message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}

async function expectSaid(page: Page): Promise<void> {
  const said = page.locator("[data-sonner-toast], body > [role=status]");
  await expect(said.filter({ hasText: IN_THE_LANGUAGE })).not.toHaveCount(0);
}

/** The page's own scripts have taken it over. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
