import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses, enquiries } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { writeQuote } from "#app/services/enquiries/quotes/write-quote.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { sendBulk } from "#tests/support/enquirer.ts";
import {
  type AddedProduct,
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  UPI_VPA,
} from "#tests/support/fixtures.ts";

let database: TestDatabase;
let asked: AddedProduct;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await addPincodes(database.db);
  await database.db.insert(profiles).values([
    { id: "staff-1", role: "staff", name: "Ravi" },
    { id: "agreed-12", role: "customer", name: "Asha" },
  ]);
  await database.db.insert(businesses).values({
    profileId: "agreed-12",
    organization: "Devi Medical Hall",
    gstin: "06ABCDE1234F1Z4",
    drugLicence: "RLF20C-HR-2024/1187",
    discountPercent: 12,
    approvedAt: now,
  });
  asked = await addStockedProduct(database.db, { quantity: 200 });
  await addStockedProduct(database.db, {
    quantity: 10,
    name: "Thuja Occidentalis",
    pricePaise: 8_050,
    searchText: "thuja occidentalis 30 ch",
  });
});
afterAll(() => database.drop());

/** The price that the desk finds in the row of a product which it adds to the quote for so many packs at 100 rupees. */
async function priceOfAdded(packs: number, profileId?: string) {
  const { db } = database;
  const { number } = await sendBulk(db, [{ productId: asked.id, quantity: packs }]);
  if (profileId) await db.update(enquiries).set({ profileId }).where(eq(enquiries.number, number));
  const filled = {
    rows: [],
    delivery: "0",
    validUntil: "2026-11-28",
    note: "",
    add: "3 x Thuja Occidentalis 30",
  };
  const written = await writeQuote(db, {
    number,
    quote: filled,
    isAdding: true,
    staffId: "staff-1",
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
    vocabulary: await readVocabulary(db),
  });
  expect(written.state).toBe("added");
  return written.quote.rows.map(({ packs: quantity, price }) => [quantity, price]);
}

test("a product that the desk adds to a quote has the price of the tier that was reached, to the paisa", async () => {
  expect(await priceOfAdded(49)).toEqual([["3", "80.50"]]);
  expect(await priceOfAdded(50)).toEqual([["3", "76.48"]]);
  expect(await priceOfAdded(100)).toEqual([["3", "72.45"]]);
});

test("what was agreed with the business counts for an added product when it is more, the tier when that is", async () => {
  expect(await priceOfAdded(1, "agreed-12")).toEqual([["3", "70.84"]]);
  expect(await priceOfAdded(199, "agreed-12")).toEqual([["3", "70.84"]]);
  expect(await priceOfAdded(250, "agreed-12")).toEqual([["3", "68.43"]]);
});
