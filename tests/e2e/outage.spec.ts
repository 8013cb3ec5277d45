import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { chooseAccount } from "#server/postgres/account.ts";
import { findHome } from "#server/postgres/place.ts";
import { findPostmaster } from "#server/postgres/postmaster.ts";
import { freeze } from "#tests/support/freeze.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { searchField } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const NOTICE = "This is a saved copy of the page. Prices and stock are checked again at checkout.";
/** The ten seconds that the shop may take, and what a busy machine may add. */
const FAILED = { timeout: 20_000 };

let shop: RunningShop;
let thaw: () => void = () => undefined;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await runShop({ DATABASE_URL: "", LOG_LEVEL: "silent" });
});
test.afterEach(() => thaw());
test.afterAll(() => shop.stop());

/** After a change, which drops all fresh pages. */
async function freezeDatabase(): Promise<void> {
  await inShopDatabase(shop.dataDir, (db) => db.execute(sql`notify catalog_changed`));
  const account = chooseAccount();
  const log = { info: () => undefined, warn: () => undefined };
  const pid = findPostmaster(findHome({ dataDir: shop.dataDir, account, log }))!;
  thaw = freeze(pid);
}

/** What the page complains about to whoever looks behind it. */
function listenToErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return errors;
}

test("a search typed while the database is frozen says that it failed, and Retry finds once it is back", async ({
  page,
}) => {
  await page.goto(`${shop.origin}/shop`);
  const search = searchField(page);
  await expect(search).toBeVisible();
  await page.waitForLoadState("networkidle");
  await freezeDatabase();
  await search.fill("arnica");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Failed to load products" })).toBeVisible(FAILED);
  await expect(page.getByText("Failed to load filters").locator("visible=true").first()).toBeVisible();
  await expect(search).toHaveValue("arnica");
  thaw();
  await expect(async () => {
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: /Arnica Montana/ }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass(FAILED);
});

test("a search that the shop does not answer at all fails with the same words and Retry", async ({
  page,
}) => {
  await page.goto(`${shop.origin}/shop`);
  await page.waitForLoadState("networkidle");
  await page.route("**/shop.data*", (route) => route.abort());
  const search = searchField(page);
  await search.fill("bryonia");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Failed to load products" })).toBeVisible(FAILED);
  await page.getByRole("link", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: /Bryonia/ }).first()).toBeVisible(FAILED);
});

test("pages are copies that say so while the database is frozen, on a click too, and stop saying it afterwards", async ({
  page,
}) => {
  const errors = listenToErrors(page);
  await page.goto(`${shop.origin}/`);
  await page.waitForLoadState("networkidle");
  await goToAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await freezeDatabase();
  await untilCopy("/");
  await page.goto(`${shop.origin}/`);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await goToAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText(NOTICE)).toBeVisible();
  thaw();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect(page.getByText(NOTICE)).toBeHidden();
  expect(errors).toEqual([]);
});

test("without scripts the copy says so too", async ({ browser }) => {
  await fetch(`${shop.origin}/faq`);
  await freezeDatabase();
  await untilCopy("/faq");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/faq`);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await context.close();
});

/** By a link of the footer, which is folded on phones. */
async function goToAbout(page: Page): Promise<void> {
  const policies = page.getByRole("contentinfo").getByRole("navigation", { name: "Policies" });
  const about = policies.getByRole("link", { name: "About" });
  if (!(await about.isVisible())) await policies.locator("summary").click();
  await about.click();
}

/** The news of a change takes a moment; else fresh pages live for a minute. */
async function untilCopy(path: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(shop.origin + path)).headers.get("server-timing"), { timeout: 80_000 })
    .toBe("stale");
}
