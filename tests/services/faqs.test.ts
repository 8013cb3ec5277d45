import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { faqSlug } from "#app/domain/form/slug.ts";
import {
  findFaq,
  findFaqCategory,
  listFaqCategories,
  listGeneralFaqs,
  searchFaqs,
} from "#app/services/pages/faqs.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
});
afterAll(() => database.drop());

const start = { upiVpa: undefined };

test("there are ten general questions and eight categories of seven or eight", async () => {
  expect(await listGeneralFaqs(database.db, { limit: 20, start })).toHaveLength(10);
  const categories = await listFaqCategories(database.db);
  expect(categories.map(({ slug }) => slug)).toEqual([
    "potency-dosage",
    "medicine-categories",
    "homeopathy-brands",
    "disease-specific",
    "prescription-doctor",
    "safety-side-effects",
    "store-ordering",
    "general-information",
  ]);
  for (const { questions } of categories) expect([7, 8]).toContain(questions.length);
});

test("a question stands under its slug, as specified, in its own category only", async () => {
  for (const { slug: categorySlug, questions } of await listFaqCategories(database.db)) {
    for (const { slug, question } of questions) {
      expect(slug).toBe(faqSlug(question));
      const found = await findFaq(database.db, { categorySlug, slug, start });
      expect(found?.others).toHaveLength(questions.length - 1);
      expect(found?.faq.answerHtml).not.toContain("{{");
    }
  }
  const asked = { categorySlug: "potency-dosage", slug: "can-i-return-a-medicine" };
  expect(await findFaq(database.db, { ...asked, start })).toBeUndefined();
  expect(await findFaqCategory(database.db, { slug: "no-such-category", start })).toBeUndefined();
});

test("a general question stands under general", async () => {
  const asked = { categorySlug: "general", slug: "do-you-accept-returns" };
  const found = await findFaq(database.db, { ...asked, start });
  expect(found?.category).toBeUndefined();
  expect(found?.others).toHaveLength(9);
});

test("answers carry the settings", async () => {
  const asked = { categorySlug: "store-ordering", slug: "can-i-return-a-medicine" };
  expect((await findFaq(database.db, { ...asked, start }))?.answerText).toContain("within 7 days");
  await database.db.insert(settings).values({ key: "returns", value: { windowDays: 10 } });
  expect((await findFaq(database.db, { ...asked, start }))?.answerText).toContain("within 10 days");
  await database.db.delete(settings);
});

test("a search finds every word in question or answer, the nearest first", async () => {
  const found = await searchFaqs(database.db, { search: "  Returns ", start });
  expect(found.map(({ slug }) => slug)).toContain("can-i-return-a-medicine");
  expect(found[0]!.question.toLowerCase()).toContain("return");
  expect(
    (await searchFaqs(database.db, { search: "pregnancy obstetrician", start })).map(({ slug }) => slug),
  ).toEqual(["is-it-safe-in-pregnancy"]);
  expect(await searchFaqs(database.db, { search: "strong", start })).not.toContainEqual(
    expect.objectContaining({ excerpt: expect.stringContaining("<") }),
  );
});

test("a search for nothing, for signs or for what nobody answered finds nothing", async () => {
  for (const search of ["", "%", "_", "'; drop table faq_items; --", "bicycle", "x".repeat(1_000)]) {
    expect(await searchFaqs(database.db, { search, start })).toEqual([]);
  }
});
