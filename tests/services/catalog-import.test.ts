import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { products, productTags } from "#app/db/schema/catalog.ts";
import { catalogImportRows, priceChanges } from "#app/db/schema/catalog-changes.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { applyImport } from "#app/services/catalog/import/apply-import.server.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";
import { exportProducts } from "#app/services/catalog/import/export-products.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import { undoImport } from "#app/services/catalog/import/undo-import.server.ts";
import {
  askForApply,
  askForCheck,
  workOnImports,
} from "#app/services/catalog/import/work-on-imports.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addBatch, SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";

const HEADINGS =
  "sku,name,brand,form,dosageForm,potency,packSize,alcoholPercent,mrp,price,hsn,gstPercent,maker,originCountry";
const GOOD = "Aesculus,sbl,dilutions,dilution,30 CH,30 ml,90,120,110,30049014,5,sbl-private-limited,India";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase("seeded");
});
afterEach(() => database.drop());

test("an unchanged export, read in again, changes nothing at all", async () => {
  const before = await dump();
  const { importId, found } = await check(await exported());
  expect(found).toMatchObject({
    status: "checked",
    rowCount: before.length,
    sameCount: before.length,
    createCount: 0,
    updateCount: 0,
    errorCount: 0,
  });
  expect(await apply(importId)).toEqual({ ok: true, value: { rows: 0 } });
  expect(await dump()).toEqual(before);
});

test("every kind of broken row is named with its column, and the rows around it are taken over", async () => {
  const good = GOOD.split(",");
  const row = (sku: string, change: Record<number, string> = {}, more = "") =>
    `${[sku, ...good.map((cell, place) => change[place] ?? cell)].join(",")}${more}`;
  const lines = [
    HEADINGS,
    row("X-1"),
    row("X-2", { 1: "nobody" }),
    row("X-3", { 2: "potions" }),
    row("X-4", { 8: "130" }),
    row("X-5", { 8: "-110" }),
    row("X-6", { 10: "7" }),
    row("X-7", { 9: "30" }),
    row("X-8"),
    row("X-8"),
    row("X-9", { 5: "100 ml" }),
    row("X-10", {}, ",extra,cells"),
    row("X-11", { 4: "thirty" }),
    row("X-12", { 0: "" }),
    "X-13,short",
    row("", {}),
    row("X-14", { 11: "x" }),
    row("X-15", { 0: '"never closed' }),
    row("X-18", { 11: "Mue\0ller" }),
    row("X-16", { 0: "Aesculus hippocastanum", 4: "200 CH" }),
  ];
  const text = Buffer.from(`\ufeff${lines.join("\r\n")}\r\n`);
  const latin = Buffer.from(`${row("X-17", { 11: "Müller" })}\r\n`, "latin1");
  const { importId, found } = await check(Buffer.concat([text, latin]));
  expect(found).toMatchObject({ rowCount: 20, createCount: 2, errorCount: 18 });
  expect(await messages(importId)).toEqual({
    "X-2": "brand:unknown-brand",
    "X-3": "form:unknown-form",
    "X-4": "price:above-mrp",
    "X-5": "price:money",
    "X-6": "gstPercent:gst",
    "X-7": "hsn:hsn",
    "X-8": "sku:sku-twice",
    "X-9": "soldTo:alcohol",
    "X-10": ":too-many-cells",
    "X-11": "potency:potency",
    "X-12": "name:required",
    "X-13": ":too-few-cells",
    "X-14": "maker:unknown-company",
    "": ":quote",
    "X-17": ":encoding",
    "X-18": ":encoding",
  });
  expect(new Set(Object.values(await messages(importId))).size).toBe(15);
  expect(await apply(importId)).toEqual({ ok: true, value: { rows: 2 } });
  const [made] = await database.db.select().from(products).where(eq(products.sku, "X-1"));
  expect(made).toMatchObject({
    slug: "aesculus-30-ch-sbl-30-ml",
    netQuantity: 30,
    netUnit: "ml",
    pricePaise: 11_000,
    route: "mouth",
    searchText: expect.stringContaining("30ch"),
  });
});

test.each([
  ["an empty file", Buffer.from(""), "empty"],
  ["a file without the column sku", Buffer.from("name,price\nA,1\n"), "no-sku-column"],
  ["a file with a column nobody knows", Buffer.from("sku,colour\nA,red\n"), "unknown-column"],
  ["a file with a column twice", Buffer.from("sku,name,name\nA,b,c\n"), "column-twice"],
  ["a file in UTF-16", Buffer.from("\ufeffsku,name\nA,b\n", "utf16le"), "not-utf8"],
])("%s is refused as a whole", async (_, bytes, reason) => {
  expect(await start(bytes)).toEqual({ ok: false, reason });
});

test("a file of two columns changes just these, keeps the price history, and is taken back as a whole", async () => {
  const before = await dump();
  const [one, two] = before;
  const file = `sku;price\n${one!.sku};${(one!.pricePaise - 100) / 100}\n${two!.sku};${two!.pricePaise / 100}\n`;
  const { importId, found } = await check(Buffer.from(file));
  expect(found).toMatchObject({ updateCount: 1, sameCount: 1 });
  await apply(importId);
  const [after] = await database.db.select().from(products).where(eq(products.id, one!.id));
  expect(timeless(after!)).toEqual({ ...timeless(one!), pricePaise: one!.pricePaise - 100 });
  expect(after!.updatedAt).toEqual(NOW);
  expect(await database.db.select().from(priceChanges)).toMatchObject([
    {
      productId: one!.id,
      reason: "import",
      oldPricePaise: one!.pricePaise,
      newPricePaise: one!.pricePaise - 100,
    },
  ]);
  expect(await undo(importId)).toEqual({ ok: true });
  expect((await dump()).map(timeless)).toEqual(before.map(timeless));
  expect(await undo(importId)).toEqual({ ok: false, reason: "not-done" });
});

test("a changed address keeps the old one as a redirect; tags and search words come along", async () => {
  const [one] = await dump();
  const file = `sku,slug,tags,searchWords\n${one!.sku},a-new-name,first aid | Bruise,bumps\n`;
  const { importId } = await check(Buffer.from(file));
  await apply(importId);
  const [after] = await database.db.select().from(products).where(eq(products.id, one!.id));
  expect(after!.slug).toBe("a-new-name");
  expect(after!.searchText.split(" ")).toContain("bumps");
  expect(await database.db.select().from(redirects)).toMatchObject([
    { fromPath: `/product/${one!.slug}`, toPath: "/product/a-new-name" },
  ]);
  const tags = await database.db
    .select()
    .from(productTags)
    .where(eq(productTags.productId, one!.id))
    .orderBy(productTags.tag);
  expect(tags.map(({ tag }) => tag).toSorted()).toEqual(["Bruise", "first aid"]);
});

test("a product that somebody changed after the check is left out, and the rest is taken over the next time", async () => {
  const [one, two] = await dump();
  const { importId } = await check(Buffer.from(`sku,name\n${one!.sku},One\n${two!.sku},Two\n`));
  await database.db.update(products).set({ name: "Meanwhile" }).where(eq(products.id, one!.id));
  expect(await apply(importId)).toEqual({ ok: false, reason: "changed-since" });
  expect(await findImport(database.db, importId)).toMatchObject({
    status: "checked",
    errorCount: 1,
    updateCount: 1,
  });
  expect(await apply(importId)).toEqual({ ok: true, value: { rows: 1 } });
  const names = await database.db
    .select({ name: products.name })
    .from(products)
    .orderBy(asc(products.id))
    .limit(2);
  expect(names).toEqual([{ name: "Meanwhile" }, { name: "Two" }]);
});

test("an import is not taken back over something newer, nor a new product that is in stock", async () => {
  const [one] = await dump();
  const first = await check(Buffer.from(`sku,name\n${one!.sku},One\n`));
  await apply(first.importId);
  await database.db.update(products).set({ name: "Newer" }).where(eq(products.id, one!.id));
  expect(await undo(first.importId)).toEqual({ ok: false, reason: "changed-since", skus: [one!.sku] });
  const second = await check(Buffer.from(`${HEADINGS}\nX-1,${GOOD}\n`));
  await apply(second.importId);
  const [made] = await database.db.select().from(products).where(eq(products.sku, "X-1"));
  await addBatch(database.db, { productId: made!.id, quantity: 3 });
  expect(await undo(second.importId)).toEqual({ ok: false, reason: "in-use", skus: ["X-1"] });
});

test.each([
  ["slug", "an-address-for-two", "its-new-address"],
  ["barcode", "40170725", "96385074"],
])("an import is not taken back when another product has got the old %s since", async (field, old, fresh) => {
  const [one, two] = (await dump()).map(({ id, sku }) => ({ sku, isIt: eq(products.id, id) }));
  const withOld = { [field]: old };
  await database.db.update(products).set(withOld).where(one!.isIt);
  const { importId } = await check(Buffer.from(`sku,${field}\n${one!.sku},${fresh}\n`));
  expect(await apply(importId)).toEqual({ ok: true, value: { rows: 1 } });
  await database.db.update(products).set(withOld).where(two!.isIt);
  expect(await undo(importId)).toEqual({ ok: false, reason: "changed-since", skus: [one!.sku] });
});

test("the background work checks what was sent and writes what was asked for", async () => {
  const [one] = await dump();
  const started = await start(Buffer.from(`sku,name\n${one!.sku},One\n`));
  const importId = started.ok ? started.value.importId : 0;
  await workOnImports(database.db, NOW);
  expect(await findImport(database.db, importId)).toMatchObject({ status: "checked", updateCount: 1 });
  expect(await askForApply(database.db, { importId, userId: "owner" })).toMatchObject({ ok: true });
  expect(await askForApply(database.db, { importId, userId: "owner" })).toEqual({
    ok: false,
    reason: "not-checked",
  });
  await workOnImports(database.db, NOW);
  expect(await findImport(database.db, importId)).toMatchObject({ status: "done", startedBy: "Kavita" });
});

test("an import that breaks off has failed with nothing written, is left alone, and can be checked and written again", async () => {
  const before = await dump();
  const { importId } = await check(Buffer.from(`sku,name\n${before[0]!.sku},One\n`));
  await askForApply(database.db, { importId, userId: "owner" });
  await database.owner.query("alter table products add constraint broken check (name <> 'One')");
  await expect(workOnImports(database.db, NOW)).rejects.toThrow();
  await workOnImports(database.db, NOW);
  expect(await findImport(database.db, importId)).toMatchObject({ status: "failed" });
  expect(await dump()).toEqual(before);
  await database.owner.query("alter table products drop constraint broken");
  expect(await askForCheck(database.db, { importId, userId: "owner" })).toMatchObject({ ok: true });
  await workOnImports(database.db, NOW);
  await askForApply(database.db, { importId, userId: "owner" });
  await workOnImports(database.db, NOW);
  expect(await findImport(database.db, importId)).toMatchObject({ status: "done" });
  expect((await dump())[0]!.name).toBe("One");
});

test("cells that a spreadsheet would run are guarded in the export and come back as they were", async () => {
  const [one] = await dump();
  await database.db
    .update(products)
    .set({ packSize: "=1+1", shortDescription: "'-it is" })
    .where(eq(products.id, one!.id));
  const csv = (await exported()).toString();
  expect(csv).toContain(",'=1+1,");
  expect((await check(Buffer.from(csv))).found).toMatchObject({ updateCount: 0, errorCount: 0 });
});

async function start(bytes: Uint8Array) {
  await database.db
    .insert(users)
    .values({ id: "owner", name: "Kavita", email: "kavita@example.in", createdAt: NOW, updatedAt: NOW })
    .onConflictDoNothing();
  const owner = { id: "owner", name: "Kavita", role: "admin" as const };
  await database.db.insert(profiles).values(owner).onConflictDoNothing();
  return startImport(database.db, { fileName: "x.csv", bytes, userId: "owner", now: NOW });
}

async function check(bytes: Uint8Array) {
  const started = await start(bytes);
  if (!started.ok) throw new Error(started.reason);
  const { importId } = started.value;
  await checkImport(database.db, importId);
  return { importId, found: await findImport(database.db, importId) };
}

const BY = { actor: byUser({ userId: "owner" }), now: NOW };
function apply(importId: number) {
  return applyImport(database.db, { importId, ...BY });
}
function undo(importId: number) {
  return undoImport(database.db, { importId, ...BY });
}

async function exported(): Promise<Buffer> {
  const parts: string[] = [];
  for await (const part of exportProducts(database.db)) parts.push(part);
  return Buffer.from(parts.join(""));
}

async function messages(importId: number): Promise<Record<string, string>> {
  const rows = await database.db
    .select({ sku: catalogImportRows.sku, message: catalogImportRows.message })
    .from(catalogImportRows)
    .where(sql`${catalogImportRows.importId} = ${importId} and ${catalogImportRows.outcome} = 'error'`)
    .orderBy(asc(catalogImportRows.rowNumber));
  return Object.fromEntries(rows.map(({ sku, message }) => [sku, message]));
}

function dump() {
  return database.db.select().from(products).orderBy(asc(products.id));
}

/** Words of the search line may change their places. */
function timeless({ updatedAt: _, searchText, ...row }: typeof products.$inferSelect) {
  return { ...row, searchWords: searchText.split(" ").toSorted() };
}
