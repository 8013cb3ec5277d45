import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { and, eq, ne, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { seedRows } from "#app/db/schema/ground.ts";
import { faqItems, internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { pincodeRules } from "#app/db/schema/places.ts";
import { CONTENT_VERSION, isContentBehind } from "#app/db/seed/content-version.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { removeFaq } from "#app/services/pages/change-faqs.server.ts";
import { removeInternalLink } from "#app/services/pages/change-internal-links.server.ts";
import { savePincodeRule } from "#app/services/shop/pincode-rules.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date("2026-12-05T12:00:00+05:30");
const owner = { actor: byUser({ userId: "owner" }), now };

let shop: TestDatabase;
let full: { pages: number; links: number; questions: number };
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
  full = await countContent();
});
afterAll(() => shop.drop());

async function countContent() {
  const { db } = shop;
  return {
    pages: await db.$count(seoPages),
    links: await db.$count(internalLinks),
    questions: await db.$count(faqItems),
  };
}

/** Makes of the shop one that was seeded by a release with fewer pages, links and doctors, before it kept account of them. */
async function makeOlder(): Promise<void> {
  const { db } = shop;
  const few = await db.select({ slug: seoPages.slug }).from(seoPages).orderBy(seoPages.slug).limit(10);
  await db.delete(seoPages).where(
    notInArray(
      seoPages.slug,
      few.map(({ slug }) => slug),
    ),
  );
  await db.delete(internalLinks).where(ne(internalLinks.sourcePage, "/"));
  await db.delete(doctors);
  await db.delete(seedRows);
}

test("a shop seeded by an older release gets its new pages, links and doctors, and keeps what the owner changed and took away", async () => {
  const { db } = shop;
  await makeOlder();
  const [page] = await db.select().from(seoPages).orderBy(seoPages.slug);
  await db
    .update(seoPages)
    .set({ title: "The owner's own words", isActive: false })
    .where(eq(seoPages.id, page!.id));
  const [question, other] = await db.select().from(faqItems).orderBy(faqItems.id);
  await removeFaq(db, { slug: question!.slug, ...owner });
  await db.update(faqItems).set({ answerHtml: "<p>Ours.</p>" }).where(eq(faqItems.id, other!.id));
  const [link] = await db.select().from(internalLinks).orderBy(internalLinks.id);
  await removeInternalLink(db, { id: link!.id, ...owner });
  const [rule] = await db.select().from(pincodeRules).where(eq(pincodeRules.prefix, "122103"));
  await savePincodeRule(db, { prefix: "122103", zone: "ncr", ...owner });

  expect(await isContentBehind(db)).toBe(true);
  await seedDatabase(db, { now });
  expect(await isContentBehind(db)).toBe(false);
  expect(await countContent()).toEqual({
    pages: full.pages,
    links: full.links - 1,
    questions: full.questions - 1,
  });
  expect(await db.$count(doctors)).toBe(2);
  expect(await db.$count(doctorHours)).toBeGreaterThan(10);
  const [kept] = await db.select().from(seoPages).where(eq(seoPages.id, page!.id));
  expect(kept).toMatchObject({ title: "The owner's own words", isActive: false });
  expect((await db.select().from(faqItems).where(eq(faqItems.id, other!.id)))[0]!.answerHtml).toBe(
    "<p>Ours.</p>",
  );
  const isThisLink = and(
    eq(internalLinks.sourcePage, link!.sourcePage),
    eq(internalLinks.targetPage, link!.targetPage),
  );
  expect(await db.$count(internalLinks, isThisLink)).toBe(0);
  expect(rule!.zone).not.toBe("ncr");
  expect((await db.select().from(pincodeRules).where(eq(pincodeRules.prefix, "122103")))[0]!.zone).toBe(
    "ncr",
  );
});

test("what the owner takes away after a release stays away at the next one, also without a word in the log", async () => {
  const { db } = shop;
  const before = await countContent();
  const [page] = await db.select().from(seoPages).orderBy(seoPages.id);
  await db.delete(seoPages).where(eq(seoPages.id, page!.id));
  await db.delete(doctors);
  await db.delete(seedRows).where(eq(seedRows.kind, "release"));
  await Promise.all([1, 2].map(() => seedDatabase(db, { now })));
  expect(await countContent()).toEqual({ ...before, pages: before.pages - 1 });
  expect(await db.$count(doctors)).toBe(0);
});

test("a shop with its own doctors gets none of ours", async () => {
  const { db } = shop;
  await db.delete(seedRows);
  await db.delete(doctors);
  await db.insert(doctors).values({
    slug: "own",
    name: "Dr Own",
    qualification: "BHMS",
    title: "Physician",
    languages: ["Hindi"],
    interests: [],
  });
  await seedDatabase(db, { now });
  expect((await db.select({ slug: doctors.slug }).from(doctors)).map(({ slug }) => slug)).toEqual(["own"]);
});

test("a shop that was never filled with our content gets none of it by a release", async () => {
  const own = await createTestDatabase("empty");
  await own.db.insert(brands).values({
    slug: "own-brand",
    name: "Own Brand",
    fullName: "Own Brand Pharmacy",
    country: "India",
    specialties: [],
    description: "The owner's own.",
    aliases: [],
  });
  await seedDatabase(own.db, { now });
  expect(await own.db.$count(seoPages)).toBe(0);
  expect(await own.db.$count(doctors)).toBe(0);
  expect(await isContentBehind(own.db)).toBe(false);
  await own.drop();
});

test("content that is added has a version of its own, by which shops notice it", async () => {
  const fresh = await createTestDatabase("seeded");
  const offered = await fresh.db.select().from(seedRows).where(ne(seedRows.kind, "release"));
  const keys = offered.map(({ kind, key }) => `${kind} ${key}`).toSorted();
  const version = createHash("sha256").update(keys.join("\n")).digest("hex").slice(0, 12);
  expect(CONTENT_VERSION).toBe(version);
  await fresh.drop();
});

test("a shelf of cosmetics that still tells of the tax rate gets the words of today, and one the owner wrote keeps its own", async () => {
  const { db, owner } = shop;
  const isCosmetics = eq(categories.slug, "cosmetics");
  const read = async () => (await db.select().from(categories).where(isCosmetics))[0]!.description;
  const step = readFileSync("app/db/migrations/0027_cosmetics_without_the_tax_rate.sql", "utf8");
  const ofToday = await read();
  const ofBefore = ofToday.replace(
    "medicines, others as cosmetics.",
    "medicine and others as cosmetics, which changes the tax rate.",
  );
  expect(ofBefore).not.toBe(ofToday);
  for (const [before, after] of [
    [ofBefore, ofToday],
    [
      "The owner's own words, which changes the tax rate.",
      "The owner's own words, which changes the tax rate.",
    ],
  ] as const) {
    await db.update(categories).set({ description: before }).where(isCosmetics);
    await owner.query(step);
    expect(await read()).toBe(after);
  }
  await db.update(categories).set({ description: ofToday }).where(isCosmetics);
});
