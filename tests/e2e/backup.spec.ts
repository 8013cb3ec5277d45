import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, type Page } from "@playwright/test";
import { count } from "drizzle-orm";
import { orders } from "#app/db/schema/orders.ts";
import { findSecret } from "#server/secret.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { inRestored } from "#tests/support/rewound.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addShopPeople } from "#tests/support/shop-people.ts";
import { untilSafe } from "#tests/support/shop-with-copies.ts";
import { test } from "#tests/support/visitor-test.ts";

let shop: RunningShop;
let place: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  place = openFolder("backup");
  shop = await runShop({ DATABASE_URL: "", LOG_LEVEL: "silent" });
  await inShopDatabase(shop.dataDir, async (db) => {
    await addShopPeople(db, findSecret({ sessionSecret: undefined, dataDir: shop.dataDir }));
    await openShop(db);
  });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(place, { recursive: true, force: true });
});

test("the owner turns the back-up on in the office, and the words on the screen bring the lost shop back", async ({
  browser,
}, { project }) => {
  const page = await browser.newPage({ baseURL: shop.origin, viewport: project.use.viewport ?? null });
  await enterOffice(page);
  await page.getByRole("link", { name: "No back-up is kept" }).click();
  const store = join(place, "copies");
  await page.getByLabel("Folder or bucket").fill("copies");
  await page.getByRole("button", { name: "Keep copies there" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Please enter a whole path");
  await page.getByLabel("Folder or bucket").fill(store);
  await page.getByRole("button", { name: "Keep copies there" }).click();
  await expect(page.getByText(`Copies go to ${store} from now on.`)).toBeVisible();
  const list = page.getByRole("list", { name: "Words of the key" }).locator("li");
  await expect(list).toHaveCount(17);
  const words = await list.allTextContents();
  await confirmWords(page, words);
  const orderedAt = await placeOrder();
  await untilSafe(shop.dataDir, orderedAt);
  await page.reload();
  await expect(page.getByText(/^Safe up to/).first()).toBeVisible();
  await page.getByRole("button", { name: "Test the copies now" }).click();
  await expect(page.getByText("The copies are being tested")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Orders: 1. Bills: 0. Files: 0.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.close();
  await shop.crash();
  const into = join(place, "back");
  const said = await restore({ from: store, into, words: words.join(" ") });
  expect(said).toContain("every file opens.");
  await inRestored(into, async (db) => {
    const [found] = await db.select({ orders: count() }).from(orders);
    expect(found?.orders).toBe(1);
  });
});

async function confirmWords(page: Page, words: string[]): Promise<void> {
  await page.getByLabel("Word 6").fill(words[5]!);
  await page.getByLabel("Word 14").fill(words[13]!);
  await page.getByRole("button", { name: "I have written them down" }).click();
  await expect(page.getByText("Good. Keep the paper")).toBeVisible();
  await expect(page.getByRole("list", { name: "Words of the key" })).toHaveCount(0);
}

/** Gives when it was there. */
async function placeOrder(): Promise<number> {
  await inShopDatabase(shop.dataDir, async (db) => {
    const product = await addStockedProduct(db, { quantity: 5 });
    await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
  });
  return Date.now();
}

/** As on a new machine, which knows no key. */
async function restore({
  from,
  into,
  words,
}: {
  from: string;
  into: string;
  words: string;
}): Promise<string> {
  const child = spawn(process.execPath, ["scripts/restore.ts", from, "--into", into], {
    env: { ...process.env, DATA_DIR: join(place, "nowhere"), ENCRYPTION_KEY: "" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(`${words}\n`);
  const [out, problems] = [text(child.stdout), text(child.stderr)];
  await once(child, "exit");
  return `${await out}${await problems}`;
}
