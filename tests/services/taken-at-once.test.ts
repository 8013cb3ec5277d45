import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { byUser } from "#app/domain/actor.ts";
import { productFields } from "#app/domain/catalog/product-fields.ts";
import { findTerm } from "#app/services/catalog/desk/find-term.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { saveTerm } from "#app/services/catalog/desk/save-term.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };
const ROUNDS = 5;
const BARCODES = ["96385074", "12345670", "55123457", "40170725", "73513537"];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
});
afterEach(() => database.drop());

test.each([
  ["slug", { slug: "slug-taken" }],
  ["sku", { sku: "sku-taken" }],
  ["barcode", { barcode: "barcode-taken" }],
] as const)(
  "of two new products with one %s at the same moment, one is made and the other is told so",
  async (field, problems) => {
    const vocabulary = await readVocabulary(database.db);
    const [arnica] = await readProducts(database.db, { where: hasSku(["ARNICA-30"]), vocabulary });
    for (let round = 0; round < ROUNDS; round++) {
      const make = (one: string) =>
        saveProduct(database.db, {
          sku: undefined,
          fields: {
            ...productFields(arnica!.facts),
            sku: `N-${one}${round}`,
            slug: `n-${one}${round}`,
            [field]: field === "barcode" ? BARCODES[round]! : `same-${round}`,
          },
          ...BY,
        });
      const outcomes = await Promise.all([make("a"), make("b")]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, reason: "problems", problems });
    }
    expect(await database.db.$count(products)).toBe(8 + ROUNDS);
  },
);

test.each([
  ["categories", "dilutions"],
  ["brands", "sbl"],
  ["remedies", "arnica-montana"],
] as const)(
  "of two new %s with one address at the same moment, one is made and the other is told so",
  async (kind, like) => {
    const texts = { ...(await findTerm(database.db, kind, like))!, otherSlugs: "" };
    for (let round = 0; round < ROUNDS; round++) {
      const make = (name: string) =>
        saveTerm(database.db, kind, {
          slug: undefined,
          texts: { ...texts, name, slug: `same-${round}` },
          ...BY,
        });
      const outcomes = await Promise.all([make(`One ${round}`), make(`Other ${round}`)]);
      expect(outcomes).toContainEqual({ ok: true, slug: `same-${round}` });
      expect(outcomes).toContainEqual({ ok: false, reason: "problems", problems: { slug: "slug-taken" } });
    }
  },
);
