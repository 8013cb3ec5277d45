import { expect } from "@playwright/test";
import { desc, eq } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type Booked, STATEMENTS } from "#tests/support/bank-statements.ts";
import { countTaps } from "#tests/support/count-taps.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addUnpaidOrders, type UnpaidOrder } from "#tests/support/unpaid-orders.ts";
import { expectAllUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const SURE = 24;
const LIKELY = 4;
/** Amounts that no other order of these tests has. */
const FIRST_PAISE = 611_700;

test("the owner settles the 30 UPI payments of a day on a phone of 360 px in at most 15 taps", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "taps are counted on the phone");
  await page.setViewportSize({ width: 360, height: 740 });
  const orders = await inShopDatabase(process.env.SHOP_DATA_DIR!, addDay);
  const statement = STATEMENTS.hdfc(bookedOf(orders));
  await enterOffice(page, "admin");
  const effort = await countTaps(page);
  await page.goto("/admin/payments");
  await page.getByRole("link", { name: "Bank file", exact: true }).tap();
  const file = { name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(statement) };
  await page.getByLabel("Statement (CSV or XLSX)").setInputFiles(file);
  await page.getByRole("button", { name: "Read the file" }).tap();
  await expect(page.getByText("30 lines to go", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: `Confirm all ${SURE}` }).tap();
  await expect(page.getByText(`${SURE} lines have their orders`, { exact: false })).toBeVisible();
  for (let left = LIKELY; left > 0; left--) {
    await expect(page.getByText(`1 of ${left}`, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Yes, same" }).tap();
    await expect(page.getByText("Please give ₹5.00 back to the buyer.", { exact: false })).toBeVisible();
  }
  // Two orders of one amount: the first is said, the other is then sure.
  await page
    .getByRole("button", { name: /^It is for SH-/ })
    .first()
    .tap();
  await page.getByRole("button", { name: "Confirm 1", exact: true }).tap();
  await expect(page.getByText("Every line of the bank has its order.")).toBeVisible();

  const { taps, characters } = await effort();
  // The picker of files belongs to the phone: one tap opens it, one chooses.
  const all = taps + 2;
  process.stdout.write(`30 UPI payments: ${all} taps, ${characters} characters typed\n`);
  expect(all).toBeLessThanOrEqual(15);
  expect(characters).toBe(0);
});

test("the screens of payments fit the window and have no fault that axe finds", async ({ page }, {
  project,
}) => {
  test.slow();
  if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
  await enterOffice(page, "admin");
  await expectAllUsable(page, [
    "/admin/payments",
    "/admin/payments/file",
    "/admin/payments/match",
    "/admin/payments/days",
    `/admin/payments/days/${indiaDate(new Date())}`,
    "/admin/payments/phone",
    "/admin/payments/upi-test",
  ]);
});

/** 30 orders that wait since this morning; the last two cost the same. */
async function addDay(db: Parameters<typeof addUnpaidOrders>[0]): Promise<UnpaidOrder[]> {
  const shelf = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .innerJoin(batches, eq(batches.productId, products.id))
    .orderBy(desc(batches.quantity))
    .limit(30);
  const placedAt = new Date();
  return addUnpaidOrders(
    db,
    Array.from({ length: 30 }, (_, n) => ({
      product: shelf[n % shelf.length]!,
      pricePaise: FIRST_PAISE + Math.min(n, 28) * 3_700,
      quantity: 1,
      placedAt,
      claimed: { reference: undefined },
    })),
  );
}

function bookedOf(orders: UnpaidOrder[]): Booked[] {
  const day = indiaDate(new Date());
  return orders.map(({ number, totalPaise }, n) => {
    const isSure = n < SURE;
    const paise = totalPaise + (!isSure && n < SURE + LIKELY ? 500 : 0);
    const utr = `63299${String(n).padStart(7, "0")}`;
    const narration = `UPI/${utr}/PAYER ${n}/${isSure ? number : "medicine"}`;
    return { day, rupees: (paise / 100).toFixed(2), narration, balance: String(n) };
  });
}
