import { afterEach, beforeEach, expect, test } from "vitest";
import { byUser } from "#app/domain/actor.ts";
import { type ProductFields, productFields } from "#app/domain/catalog/product-fields.ts";
import { findTerm } from "#app/services/catalog/desk/find-term.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { saveTerm } from "#app/services/catalog/desk/save-term.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };
const SKU = "ARNICA-30";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
});
afterEach(() => database.drop());

test("a shelf for children takes no alcohol and nothing for older ones, and becomes one only when nothing else stands there", async () => {
  const { db } = database;
  const shelf = (await findTerm(db, "categories", "skin-care"))!;
  const becomes = (forAgeMonths: string) =>
    saveTerm(db, "categories", { slug: "skin-care", texts: { ...shelf, forAgeMonths }, ...BY });
  const misfits = { ok: false, reason: "problems", problems: { forAgeMonths: "shelf-misfits" } };
  expect(await becomes("12")).toEqual(misfits);
  expect(await becomes("a year")).toMatchObject({ problems: { forAgeMonths: "age-months" } });
  const fields = { ...(await fieldsOf(SKU)), categories: "skin-care" };
  await save({ ...fields, alcoholPercent: "0" });
  expect(await becomes("12")).toEqual({ ok: true, slug: "skin-care" });
  const refused = { ok: false, reason: "problems", problems: { categories: "not-for-children" } };
  expect(await save({ ...fields, alcoholPercent: "90" })).toEqual(refused);
  expect(await save({ ...fields, alcoholPercent: "" })).toEqual(refused);
  expect(await save({ ...fields, alcoholPercent: "0", minAgeMonths: "24" })).toEqual(refused);
  expect(await save({ ...fields, alcoholPercent: "0", labelDose: "Adults: 2 drops" })).toMatchObject({
    problems: { labelDose: "adult-dose" },
  });
  expect(await save({ ...fields, alcoholPercent: "0", minAgeMonths: "12" })).toMatchObject({ ok: true });
});

async function fieldsOf(sku: string): Promise<ProductFields> {
  const vocabulary = await readVocabulary(database.db);
  const [stored] = await readProducts(database.db, { where: hasSku([sku]), vocabulary });
  return productFields(stored!.facts);
}

function save(fields: ProductFields) {
  return saveProduct(database.db, { sku: SKU, fields, ...BY });
}
