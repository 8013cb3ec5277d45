import { and, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formGuide } from "#app/content/pages/form-guides.server.ts";
import { categories, products } from "#app/db/schema/catalog.ts";
import { faqItems } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";
import { isDoseOfAdults, isForChildren, printedDose } from "#app/domain/catalog/label-dose.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import { isForAge } from "#app/services/catalog/child-shelf.server.ts";
import { readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { findConditionOffer } from "#app/services/pages/condition-offer.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const NUMBER = "(?:\\d+|half an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty)";
const AMOUNT = new RegExp(
  `\\b${NUMBER}(?: (?:to|or) ${NUMBER})? (?:drops?|tablets?|pills?|globules?|tea ?spoons?|tablespoons?|times a day)\\b`,
  "gi",
);
/** What is done with water, and needs no medicine. */
const WATER_ONLY = /gargl|salt water|warm clean compresses|plain water/i;
const TODAY = "2026-11-22";

let shop: TestDatabase;
let shelf: ProductFacts[];
let ageOf: Map<string, number | null>;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  const vocabulary = await readVocabulary(shop.db);
  shelf = (await readProducts(shop.db, { where: sql`true`, vocabulary })).map(({ facts }) => facts);
  ageOf = new Map([...vocabulary.categories].map(([slug, { forAgeMonths }]) => [slug, forAgeMonths]));
});
afterAll(() => shop.drop());

test("no text of a product, a shelf, a condition or a question names an amount: that is for labels and doctors", async () => {
  const { db } = shop;
  const texts = [
    ...shelf.map(({ slug, packSize, shortDescription, description }) => ({
      at: slug,
      text: `${shortDescription}\n${description}`.replaceAll(packSize, ""),
    })),
    ...(await db.select().from(categories)).flatMap(({ slug, name, description, benefits, faqs }) => [
      { at: slug, text: [description, ...benefits, ...faqs.map(({ answer }) => answer)].join("\n") },
      {
        at: `guide to ${slug}`,
        text: formGuide({ slug, name, description, productCount: 0, brandNames: [] })
          .flatMap(({ paragraphs }) => paragraphs)
          .join("\n"),
      },
    ]),
    ...(await db.select().from(faqItems)).map(({ slug, answerHtml }) => ({
      at: slug,
      text: answerHtml.replace(/<[^>]+>/g, ""),
    })),
    ...(await db.select().from(conditions)).flatMap(({ slug, remedies, brandChoices, faqs }) =>
      [
        ...remedies.map(({ why }) => why),
        ...brandChoices.map(({ whyChosen }) => whyChosen),
        ...faqs.map(({ answer }) => answer).filter((answer) => !WATER_ONLY.test(answer)),
      ].map((text) => ({ at: slug, text: text.replace(/\btub of \d+ tablets/i, "") })),
    ),
  ];
  expect(shelf.length).toBeGreaterThan(3_000);
  expect(
    texts.flatMap(({ at, text }) => (text.match(AMOUNT) ?? []).map((amount) => `${at}: ${amount}`)),
  ).toEqual([]);
});

test("a product has the route of its form, and no dose and no age that no label gave it", () => {
  const isEmptyWare = (dosageForm: string) => ["vials", "droppers"].includes(dosageForm);
  expect(shelf.filter(({ route, dosageForm }) => route !== routeOf(dosageForm))).toEqual([]);
  expect(shelf.filter(({ route, dosageForm }) => (route === undefined) !== isEmptyWare(dosageForm))).toEqual(
    [],
  );
  expect(shelf.filter(({ labelDose, minAgeMonths }) => labelDose ?? minAgeMonths)).toEqual([]);
});

test("a pack that is not for everybody prints no dose, even when its label's is entered", () => {
  const entered = shelf.map((facts) => ({ ...facts, labelDose: "5 drops" }));
  const closed = entered.filter((facts) => !isForSale(facts));
  expect(closed.length).toBeGreaterThan(50);
  expect(closed.map(printedDose).filter((dose) => dose !== undefined)).toEqual([]);
  const open = entered.filter(isForSale);
  expect(open.every((facts) => printedDose(facts) === "5 drops")).toBe(true);
});

test("a product of a child's shelf never takes a dose of adults", () => {
  const isOnChildShelf = ({ categories: own }: ProductFacts) => own.some((slug) => ageOf.get(slug) !== null);
  const forChildren = shelf.filter((facts) =>
    isForChildren({ ...facts, isOnChildShelf: isOnChildShelf(facts) }),
  );
  expect(forChildren.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "colikind-tablets-schwabe-10-g",
      "kindival-tablets-schwabe-10-g",
      "bio-combination-21-sbl-25-g",
    ]),
  );
  expect(forChildren.filter(({ labelDose }) => labelDose && isDoseOfAdults(labelDose))).toEqual([]);
});

test("no child's shelf holds alcohol, a liquid that may hold some, or anything for older children", () => {
  const shelves = [...ageOf].filter(([, age]) => age !== null);
  expect(shelves).toEqual([["child-care", 0]]);
  for (const [slug, age] of shelves) {
    const standing = shelf.filter(({ categories: own }) => own.includes(slug));
    expect(standing.length).toBeGreaterThan(10);
    expect(standing.filter((facts) => !fitsAge(facts, age)).map((facts) => facts.slug)).toEqual([]);
    expect(standing.filter(({ netUnit, route }) => netUnit === "ml" && route === "mouth")).toEqual([]);
  }
});

test("the page of a child's complaint offers no alcohol, nothing below its age, and names nothing without a pack", async () => {
  const { db } = shop;
  const pages = (await db.select().from(conditions)).filter(({ forAgeMonths }) => forAgeMonths !== null);
  expect(pages.map(({ slug }) => slug).sort()).toEqual([
    "baby-colic",
    "intestinal-worms",
    "tonsil-discomfort",
  ]);
  await db.update(products).set({ minAgeMonths: 12 }).where(sql`slug like 'kindigest%'`);
  for (const condition of pages) {
    const offer = (await findConditionOffer(db, { condition, today: TODAY }))!;
    const named = [...offer.products, ...offer.remedies.map(({ pack }) => pack!)].map(({ slug }) => slug);
    const facts = shelf.filter(({ slug }) => named.includes(slug));
    expect(named.length, condition.slug).toBeGreaterThan(0);
    expect(
      facts.filter((own) => !fitsAge(own, condition.forAgeMonths)),
      condition.slug,
    ).toEqual([]);
    expect(offer.brands).toEqual([]);
    if (condition.slug === "baby-colic")
      expect(named.some((slug) => slug.startsWith("kindigest"))).toBe(false);
  }
});

test("no liquid made with alcohol is commended for babies or children", async () => {
  const OF_CHILDREN = /\b(infants?|bab(y|ies)|child|children|teething)\b/i;
  const liquids = shelf.filter(({ dosageForm }) => /dilution|mother-tincture|lm-potency/.test(dosageForm));
  expect(liquids.length).toBeGreaterThan(2_000);
  const commended = liquids.filter(({ shortDescription, description }) =>
    OF_CHILDREN.test(`${shortDescription} ${description}`),
  );
  expect(commended.map(({ slug }) => slug)).toEqual([]);
  const pages = (await shop.db.select().from(conditions)).filter(
    ({ hasProductOffer, forAgeMonths }) => hasProductOffer && forAgeMonths === null,
  );
  const named = pages.flatMap(({ slug, remedies, brandChoices }) => [
    ...remedies.map(({ potency, why }) => ({ slug, potency, why })),
    ...brandChoices.map(({ potency, whyChosen }) => ({ slug, potency, why: whyChosen })),
  ]);
  expect(
    named.filter(({ potency, why }) => OF_CHILDREN.test(why) && !/\dX$|tablets/.test(potency ?? "")),
  ).toEqual([]);
});

test("the database and the rule agree on every product, at every age", async () => {
  for (const age of [0, 24]) {
    const rows = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .where(and(isForAge(age)));
    const vocabulary = await readVocabulary(shop.db);
    const now = await readProducts(shop.db, { where: sql`true`, vocabulary });
    const fitting = now.filter(({ facts }) => fitsAge(facts, age)).map(({ facts }) => facts.slug);
    expect(new Set(rows.map(({ slug }) => slug))).toEqual(new Set(fitting));
  }
});

test("no product prints a use of another form: hair oil on globules, eye drops on a dilution", () => {
  const wrong = shelf.filter(({ route, shortDescription, description }) => {
    const text = `${shortDescription} ${description}`;
    return (
      (route !== "hair" && /hair-oil use|hair oils/.test(text)) ||
      (route !== "eye" && /as sterile eye drops/.test(text))
    );
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
