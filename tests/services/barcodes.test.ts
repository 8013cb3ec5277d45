import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { products } from "#app/db/schema/catalog.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { productFields } from "#app/domain/catalog/product-fields.ts";
import { listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { applyImport } from "#app/services/catalog/import/apply-import.server.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";
import { exportProducts } from "#app/services/catalog/import/export-products.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";
import { searchProducts } from "#app/services/office/search-products.server.ts";
import { addTyped } from "#app/services/office/write-bill.server.ts";
import { readVocabulary as readSearchNames } from "#app/services/search/read-vocabulary.server.ts";
import { listStock } from "#app/services/stock/list-stock.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const today = "2026-11-21";
const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };
const ARNICA = "8901030865275";
const NUX = "036000291452";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
  await database.db
    .insert(users)
    .values({ id: "owner", name: "Kavita", email: "kavita@example.in", createdAt: NOW, updatedAt: NOW });
  await database.db.insert(profiles).values({ id: "owner", name: "Kavita", role: "admin" });
  expect(await saveBarcode("ARNICA-30", ARNICA)).toMatchObject({ ok: true, isChanged: true });
  expect(await saveBarcode("NUX", `0${NUX}`)).toMatchObject({ ok: true, isChanged: true });
});
afterAll(() => database.drop());

async function saveBarcode(sku: string, barcode: string) {
  const { db } = database;
  const [stored] = await readProducts(db, { where: hasSku([sku]), vocabulary: await readVocabulary(db) });
  return saveProduct(db, { sku, fields: { ...productFields(stored!.facts), barcode }, ...BY });
}

async function barcodeOf(sku: string) {
  const [product] = await database.db.select().from(products).where(eq(products.sku, sku));
  return product!.barcode;
}

async function imported(file: string) {
  const { db } = database;
  const started = await startImport(db, {
    fileName: "x.csv",
    bytes: Buffer.from(file),
    userId: "owner",
    ...BY,
  });
  if (!started.ok) throw new Error(started.reason);
  const { importId } = started.value;
  await checkImport(db, importId);
  const found = await findImport(db, importId);
  await applyImport(db, { importId, ...BY });
  return found;
}

test("a barcode is kept in one spelling, belongs to one product, and one with a wrong digit is refused", async () => {
  expect(await barcodeOf("NUX")).toBe(NUX);
  expect(await saveBarcode("NUX", NUX)).toMatchObject({ ok: true, isChanged: false });
  expect(await saveBarcode("ARNICA-200", `0${NUX}`)).toMatchObject({
    problems: { barcode: "barcode-taken" },
  });
  expect(await saveBarcode("ARNICA-200", "8901030865276")).toMatchObject({
    problems: { barcode: "barcode" },
  });
  expect(await barcodeOf("ARNICA-200")).toBeNull();
});

test.each([["12345678x"], ["1234567"], ["12345678901"]])(
  "the database refuses the barcode %s",
  async (barcode) => {
    await expect(
      database.db.update(products).set({ barcode }).where(eq(products.sku, "ARNICA-200")),
    ).rejects.toThrow();
  },
);

test("an unchanged export with barcodes changes nothing, and a file without the column leaves them alone", async () => {
  let csv = "";
  for await (const part of exportProducts(database.db)) csv += part;
  expect(csv).toContain(ARNICA);
  expect(await imported(csv)).toMatchObject({ updateCount: 0, createCount: 0, errorCount: 0 });
  expect(await imported("sku,price\nARNICA-30,148\n")).toMatchObject({ updateCount: 1, errorCount: 0 });
  expect(await barcodeOf("ARNICA-30")).toBe(ARNICA);
});

test("a file gives barcodes; one that stands there twice, is taken or was cut by a spreadsheet is left out", async () => {
  const file = [
    "sku,barcode",
    "ARNICA-200,96385074",
    "CALC-PHOS,18901030865272",
    "ARNICA-30-BIG,18901030865272",
    "HIDDEN,8.90103E+12",
    `NUX,${ARNICA}`,
  ];
  expect(await imported(file.join("\n"))).toMatchObject({ updateCount: 1, errorCount: 4 });
  expect(await barcodeOf("ARNICA-200")).toBe("96385074");
  expect(await barcodeOf("CALC-PHOS")).toBeNull();
  expect(await barcodeOf("NUX")).toBe(NUX);
});

test.each([
  ["its barcode", ARNICA],
  ["its barcode with a zero in front", `0${ARNICA}`],
  ["its SKU", "arnica-30"],
])("a scanned pack is found by %s alone: at the counter, in the office, in the stock", async (_, typed) => {
  const { db } = database;
  const skus = (found: { sku: string }[]) => found.map(({ sku }) => sku);
  expect(
    skus((await findForCounter(db, { typed, vocabulary: await readSearchNames(db), today })).products),
  ).toEqual(["ARNICA-30"]);
  expect(
    skus(await searchProducts(db, { q: typed, vocabulary: await readSearchNames(db), today, limit: 20 }))[0],
  ).toBe("ARNICA-30");
  const filter = { q: typed, brand: "", form: "" };
  expect(skus((await listDeskProducts(db, { view: "all", filter, after: undefined, today })).rows)).toContain(
    "ARNICA-30",
  );
  expect(
    skus(
      (
        await listStock(
          { db, readKept: readAnew(db) },
          { view: "all", q: typed, after: undefined, today, lowFrom: 5 },
        )
      ).rows,
    ),
  ).toContain("ARNICA-30");
});

test("a scan puts the pack onto the bill at once, and another one puts a second pack there", async () => {
  const { db } = database;
  const { lines } = await addTyped(db, {
    lines: [],
    typed: ARNICA,
    vocabulary: await readSearchNames(db),
    today,
  });
  expect(lines).toMatchObject([{ quantity: 1 }]);
  expect(
    (await addTyped(db, { lines, typed: `${ARNICA} *3`, vocabulary: await readSearchNames(db), today }))
      .lines,
  ).toMatchObject([{ quantity: 4 }]);
  expect(
    (await addTyped(db, { lines: [], typed: "8901030865282", vocabulary: await readSearchNames(db), today }))
      .matches,
  ).toMatchObject({
    products: [],
  });
});

test("in the office only the product whose SKU or barcode was typed is found by its code, not one that begins so", async () => {
  const found = async (q: string) =>
    (
      await searchProducts(database.db, {
        q,
        vocabulary: await readSearchNames(database.db),
        today,
        limit: 20,
      })
    ).map(({ sku, isByCode }) => [sku, isByCode]);
  expect(await found("arnica-30")).toEqual([
    ["ARNICA-30", true],
    ["ARNICA-30-BIG", false],
  ]);
  await database.db.update(products).set({ sku: "40170725-A" }).where(eq(products.sku, "NUX"));
  expect(await found("40170725")).toEqual([["40170725-A", false]]);
});

test("words are found at their beginnings, in any order, also beside a part of a SKU", async () => {
  const found = async (q: string) =>
    (
      await searchProducts(database.db, {
        q,
        vocabulary: await readSearchNames(database.db),
        today,
        limit: 20,
      })
    ).map(({ sku }) => sku);
  expect(await found("mont arn 200")).toEqual(["ARNICA-200"]);
  expect(await found("ntana")).toEqual([]);
  expect(await found("arnica-2")).toEqual(["ARNICA-200"]);
  expect(await found(" ")).toEqual([]);
});

test("signs in words count as they are typed, and none of them breaks the search", async () => {
  const found = async (q: string) =>
    (
      await searchProducts(database.db, {
        q,
        vocabulary: await readSearchNames(database.db),
        today,
        limit: 20,
      })
    ).map(({ sku }) => sku);
  const searchText = "st. john's wort o'b\\x कखगघ 1:2 a&b";
  await database.db.update(products).set({ searchText }).where(eq(products.sku, "ARNICA-200"));
  for (const q of ["john's", "JOHN'", "st.", "o'b\\", "कखग", "1:2", "a&", "wort a&b"])
    expect([q, await found(q)]).toEqual([q, ["ARNICA-200"]]);
  for (const q of ["john's*", ":*", "!st", "b\\x", "'", "\\", "st|zzq", "खगघ", "😀"])
    expect([q, await found(q)]).toEqual([q, []]);
});
