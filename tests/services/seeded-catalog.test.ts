import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  productCategories,
  products,
} from "#app/db/schema/catalog.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import { pincodeRules } from "#app/db/schema/places.ts";
import { batches } from "#app/db/schema/stock.ts";
import { patents, remedies, tissueSalts } from "#app/db/seed/facts.ts";
import { parsePotency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

test("no price is above the printed MRP, and about a quarter of the packs are on sale", async () => {
  const rows = await shop.db.select({ price: products.pricePaise, mrp: products.mrpPaise }).from(products);
  const onSale = rows.filter(({ price, mrp }) => price < mrp).length;
  expect(rows.filter(({ price, mrp }) => price > mrp)).toEqual([]);
  expect(onSale / rows.length).toBeGreaterThan(0.15);
  expect(onSale / rows.length).toBeLessThan(0.4);
});

test("no remedy stands on the shelf in a form or a potency that it is not made in", async () => {
  const rows = await shop.db
    .select({
      slug: products.slug,
      remedySlug: sql<string>`(select slug from remedies where id = ${products.remedyId})`,
      dosageForm: products.dosageForm,
      scale: products.potencyScale,
      number: products.potencyNumber,
    })
    .from(products)
    .where(sql`${products.remedyId} is not null`);
  const bySlug = new Map(remedies.map((remedy) => [remedy.slug, remedy]));
  const salts = new Map(tissueSalts.map((salt) => [salt.remedy, salt]));
  const wrong = rows.filter(({ remedySlug, dosageForm, scale, number }) => {
    const remedy = bySlug.get(remedySlug)!;
    const label = potencyLabel({ scale: scale!, number: number! });
    const listed = remedy.reckewegListed;
    const known = [
      ...remedy.commonPotencies,
      ...(listed?.dilution ?? []),
      ...(listed?.trituration ?? []),
      ...(salts.get(remedySlug)?.potencies ?? []),
      ...(remedy.availableAs.includes("lm-potency") ? ["LM1", "LM2", "LM3", "LM6"] : []),
    ];
    const isKnown = known.some((text) => potencyLabel(parsePotency(text)!) === label);
    // Globules are medicated from the dilution.
    const madeAs = dosageForm === "globules" ? "dilution" : dosageForm;
    return !isKnown || !(remedy.availableAs as string[]).includes(madeAs);
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("a remedy whose uses may not be published is sold by name, source and form alone", async () => {
  const rows = await shop.db.select().from(products).where(eq(products.canPublishIndication, false));
  const idBySlug = await slugsById("remedies");
  const bySlug = new Map(remedies.map((remedy) => [remedy.slug, remedy]));
  expect(rows.length).toBeGreaterThan(100);
  const telling = rows.filter((row) => {
    const remedy = bySlug.get(idBySlug.get(row.remedyId ?? 0) ?? "");
    const text = wordsOf(row);
    return (
      /traditionally|literature/i.test(text) ||
      [...(remedy?.traditionalUses ?? []), ...(remedy?.keynotes ?? [])].some((use) => text.includes(use))
    );
  });
  expect(telling.map(({ slug }) => slug)).toEqual([]);
});

test("a product without a publishable indication stands on no concern's shelf", async () => {
  const rows = await shop.db
    .select({ slug: products.slug })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(sql`${categories.kind} = 'concern' and not ${products.canPublishIndication}`);
  expect(rows).toEqual([]);
  expect(patents.some(({ indication }) => indication === null)).toBe(true);
});

test("no text of the shop promises a cure", async () => {
  const claim =
    /\b(cures?|cured|curing|guarantee[ds]?|miracle|permanently|100 ?%|no side effects|risk[- ]free)\b/i;
  const denied =
    /do not promise cures|will these medicines cure|will-these-medicines-cure|medicine cures something/gi;
  const texts: string[] = [];
  for (const table of [
    "brands",
    "categories",
    "remedies",
    "products",
    "reviews",
    "conditions",
    "body_systems",
    "faq_categories",
    "faq_items",
    "seo_pages",
    "internal_links",
  ]) {
    const { rows } = await shop.pool.query<{ text: string }>(
      `select to_jsonb(t)::text as text from ${table} t`,
    );
    texts.push(...rows.map(({ text }) => text.replace(denied, "")));
  }
  expect(texts.filter((text) => claim.test(text))).toEqual([]);
});

test("every product stands on the shelf of its form", async () => {
  const rows = await shop.pool.query(
    "select slug from products p where not exists (select 1 from product_categories c where c.product_id = p.id and c.category_id = p.form_id)",
  );
  expect(rows.rows).toEqual([]);
});

test("every concern offers at least ten products", async () => {
  const { rows } = await shop.pool.query<{ slug: string; count: number }>(
    `select c.slug, count(p.product_id)::int as count from categories c
     left join product_categories p on p.category_id = c.id where c.kind = 'concern' group by c.slug`,
  );
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ count }) => count < 10)).toEqual([]);
});

test.each([
  ["tablets", "medicines"],
  ["drops", "medicines"],
  ["syrups", "medicines"],
  ["biochemic-salts", "biochemic"],
  ["bio-combinations", "bio-combination"],
  ["triturations", "trituration"],
  ["single-remedies", "dilutions"],
  ["patent-medicines", "medicines"],
  ["external-applications", "cosmetics"],
])("the category %s of older menus leads to %s", async (alias, canonical) => {
  const rows = await shop.db
    .select({ slug: categories.slug })
    .from(categoryAliases)
    .innerJoin(categories, eq(categories.id, categoryAliases.categoryId))
    .where(eq(categoryAliases.slug, alias));
  expect(rows).toEqual([{ slug: canonical }]);
});

test.each([
  ["sbl-homeopathy", "sbl"],
  ["dr-reckeweg", "reckeweg"],
  ["willmar-schwabe-india", "schwabe"],
  ["bakson", "baksons"],
  ["b-jain", "bjain"],
])("the brand address %s leads to %s", async (alias, canonical) => {
  const rows = await shop.db
    .select({ slug: brands.slug })
    .from(brandAliases)
    .innerJoin(brands, eq(brands.id, brandAliases.brandId))
    .where(eq(brandAliases.slug, alias));
  expect(rows).toEqual([{ slug: canonical }]);
});

test("every name of a category, written with hyphens, is the address of a category", async () => {
  const rows = await shop.db.select().from(categories);
  const aliases = await shop.db.select().from(categoryAliases);
  const known = new Set([...rows, ...aliases].map(({ slug }) => slug));
  expect(
    rows.map(({ name }) => name.toLowerCase().replaceAll(" ", "-")).filter((slug) => !known.has(slug)),
  ).toEqual([]);
});

test("the best sellers are everyday packs that can be bought, at least thirty of them under 500 rupees", async () => {
  const rows = await shop.db.select().from(products).where(eq(products.isBestSeller, true));
  const stock = await shop.db.select().from(batches);
  const inStock = new Set(
    stock
      .filter(({ quantity, expiresOn }) => quantity > 0 && expiresOn > "2027-02-19")
      .map(({ productId }) => productId),
  );
  expect(rows.length).toBeGreaterThanOrEqual(55);
  expect(rows.filter(({ pricePaise }) => pricePaise < 50_000).length).toBeGreaterThanOrEqual(30);
  expect(rows.filter((row) => !inStock.has(row.id) || row.soldTo !== "anyone")).toEqual([]);
});

test("products that a condition names exist and may be named", async () => {
  const rows = await shop.db.select().from(conditions);
  const named = rows.flatMap(({ productSlugs }) => productSlugs);
  const listed = await shop.db.select().from(products);
  const publishable = new Set(listed.filter((row) => row.canPublishIndication).map(({ slug }) => slug));
  expect(named.filter((slug) => !publishable.has(slug))).toEqual([]);
});

test("a discomfort that may fall under the law's schedule carries no offer", async () => {
  const rows = await shop.db.select().from(conditions);
  const offer = new Map(rows.map(({ slug, hasProductOffer }) => [slug, hasProductOffer]));
  expect(offer.get("tension-headache")).toBe(false);
  expect(offer.get("flu-like-illness")).toBe(false);
  expect(offer.get("common-cold")).toBe(true);
});

test.each([
  ["122103", "same-day", ["06"]],
  ["122001", "same-day", ["06"]],
  ["122051", "next-day", ["06"]],
  ["121102", "next-day", ["06"]],
  ["121004", "ncr", ["06"]],
  ["110001", "ncr", ["07"]],
  ["302001", "pan-india", ["08"]],
  ["244923", "pan-india", ["09", "05"]],
])("PIN %s is in the zone %s", async (pincode, zone, stateCodes) => {
  const rules = await shop.db.select().from(pincodeRules);
  const longest = rules
    .filter(({ prefix }) => pincode.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  expect(longest.find((rule) => rule.zone !== null)?.zone).toBe(zone);
  expect(longest.find((rule) => rule.stateCodes.length > 0)?.stateCodes).toEqual(stateCodes);
});

function wordsOf(row: typeof products.$inferSelect): string {
  return [row.name, row.shortDescription, row.description, row.seoTitle, row.seoDescription, row.searchText]
    .filter(Boolean)
    .join("\n");
}

async function slugsById(table: "remedies"): Promise<Map<number, string>> {
  const { rows } = await shop.pool.query<{ id: number; slug: string }>(`select id, slug from ${table}`);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
