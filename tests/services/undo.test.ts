import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productImages, products } from "#app/db/schema/catalog.ts";
import { audit } from "#app/db/schema/ground.ts";
import { undos } from "#app/db/schema/ground-undos.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { savedFilters } from "#app/db/schema/office.ts";
import { faqItems, galleryPictures, internalLinks, redirects, siteLinks } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { contentBlocks } from "#app/db/schema/pages-texts.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import type { Result } from "#app/domain/result.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { removePicture } from "#app/services/catalog/desk/product-pictures.server.ts";
import { removeFilter } from "#app/services/orders/saved-filters.server.ts";
import { removeFaq } from "#app/services/pages/change-faqs.server.ts";
import { removeGalleryPicture } from "#app/services/pages/change-gallery.server.ts";
import { removeInternalLink } from "#app/services/pages/change-internal-links.server.ts";
import { restoreContent } from "#app/services/pages/content/save-content.server.ts";
import { removeRedirect } from "#app/services/pages/redirects.server.ts";
import { removeSampleReviews } from "#app/services/pages/sample-reviews.server.ts";
import { deleteSiteLink } from "#app/services/pages/site-links.server.ts";
import { removeSynonym } from "#app/services/search/change-synonyms.server.ts";
import { readPicture, sizePicture } from "#app/services/shown-picture.server.ts";
import { purgeUndos, type Removed, undoRemoval } from "#app/services/undo.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { photo } from "#tests/support/sample-files.ts";

const dataDir = mkdtempSync(join(tmpdir(), "materia-undo-"));
const files = openFileStore(dataDir);
const userId = "the-owner";
const by = { actor: byUser({ userId }), now };
const owner = { actor: byUser({ userId }), role: "admin" as const, now };
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let database: TestDatabase;
let link: { sourcePage: string; targetPage: string; anchorText: string };
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(profiles).values({ id: userId, name: "Meera", role: "admin" });
  link = { sourcePage: "/shop", targetPage: "/brands", anchorText: "Brands" };
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** For each table: puts rows in, and gives what removes them as the office does. */
const REMOVALS: Record<string, () => Promise<() => Promise<Result<Removed, string>>>> = {
  async content_blocks() {
    const row = { key: "about-story", bodyHtml: "<p>We & you</p>", updatedBy: userId, updatedAt: now };
    await database.db.insert(contentBlocks).values(row);
    return () => restoreContent(database.db, { key: "about-story", userId, now });
  },
  async faq_items() {
    const row = { slug: "gift-cards", question: "Gift cards?", answerHtml: "<p>No.</p>", position: 7 };
    await database.db.insert(faqItems).values({ ...row, tag: "store" });
    return () => removeFaq(database.db, { slug: "gift-cards", ...by });
  },
  async gallery_pictures() {
    const row = { section: "shop" as const, uploadId: await addPhoto(), alt: "The counter", position: 3 };
    const [picture] = await database.db.insert(galleryPictures).values(row).returning();
    return () => removeGalleryPicture(database.db, { id: picture!.id, userId, now });
  },
  async internal_links() {
    const [row] = await database.db
      .insert(internalLinks)
      .values({ ...link, isActive: false })
      .returning();
    return () => removeInternalLink(database.db, { id: row!.id, ...by });
  },
  async product_images() {
    const product = await addProduct(database.db);
    const [{ sku } = { sku: "" }] = await database.db
      .select()
      .from(products)
      .where(eq(products.id, product.id));
    const row = {
      productId: product.id,
      url: "/media/x",
      uploadId: await addPhoto(),
      alt: "Pack",
      position: 9,
    };
    const [picture] = await database.db
      .insert(productImages)
      .values({ ...row, focusX: 20, focusY: 80 })
      .returning();
    return () => removePicture(database.db, files, { sku, pictureId: picture!.id, ...by });
  },
  async redirects() {
    const createdAt = new Date("2026-03-04T05:06:07.089Z");
    await database.db.insert(redirects).values({ fromPath: "/old", toPath: "/shop", createdAt });
    return () => removeRedirect(database.db, { fromPath: "/old", ...by });
  },
  async reviews() {
    const { id: productId } = await addProduct(database.db);
    const row = { productId, rating: 5, body: "Came well packed.", status: "published" as const };
    await database.db.insert(reviews).values([
      { ...row, authorName: "Ravi", isSample: true },
      { ...row, authorName: "Asha", isSample: true, reply: "Thank you." },
      { ...row, authorName: "A buyer", isSample: false },
    ]);
    return () => removeSampleReviews(database.db, by);
  },
  async saved_filters() {
    const row = { profileId: userId, list: "orders" as const, name: "Mine", query: "view=all&q=Gill" };
    const [filter] = await database.db.insert(savedFilters).values(row).returning();
    return () => removeFilter(database.db, { profileId: userId, id: filter!.id, now });
  },
  async search_synonyms() {
    const row = { term: "Khansi", means: "cough", createdAt: new Date("2026-03-04T05:06:07.089Z") };
    const [added] = await database.db.insert(searchSynonyms).values(row).returning();
    return () => removeSynonym(database.db, { id: added!.id, ...by });
  },
  async site_links() {
    const row = { place: "footer" as const, label: "Diary", url: "/about", sortOrder: 4, isActive: false };
    const [added] = await database.db.insert(siteLinks).values(row).returning();
    return () => deleteSiteLink(database.db, { id: added!.id, ...by });
  },
};

test.each(Object.keys(REMOVALS))(
  "what was removed from %s comes back column by column, once",
  async (table) => {
    const { undoId, rowCount, whole } = await removeFrom(table);
    expect(await rowsOf(table)).toHaveLength(whole.length - rowCount);
    expect(await undoRemoval(database.db, { id: undoId, ...owner })).toEqual({ ok: true, value: undefined });
    expect(await rowsOf(table)).toEqual(whole);
    expect(await undoRemoval(database.db, { id: undoId, ...owner })).toEqual({ ok: false, reason: "gone" });
    expect(await rowsOf(table)).toEqual(whole);
    await database.pool.query(`delete from "${table}"`);
  },
);

test("any words and any place come back letter by letter", async () => {
  const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }).filter((s) => !s.includes("\0"));
  await fc.assert(
    fc.asyncProperty(words, words, fc.boolean(), async (label, url, isActive) => {
      const row = { place: "header" as const, label, url, sortOrder: 1, isActive };
      const [added] = await database.db.insert(siteLinks).values(row).returning();
      const removed = await deleteSiteLink(database.db, { id: added!.id, ...by });
      if (!removed.ok) throw new Error(removed.reason);
      await undoRemoval(database.db, { id: removed.value.undoId, ...owner });
      expect(await database.db.select().from(siteLinks).where(eq(siteLinks.id, added!.id))).toEqual([added]);
    }),
    { numRuns: 40 },
  );
});

test("nobody else undoes it, nor who may no longer do such work; nor anybody after ten minutes", async () => {
  const { undoId: id } = await removeFrom("site_links");
  const gone = { ok: false, reason: "gone" };
  expect(
    await undoRemoval(database.db, { ...owner, id, actor: byUser({ userId: "another-owner" }) }),
  ).toEqual(gone);
  expect(await undoRemoval(database.db, { ...owner, id, role: "staff" })).toEqual(gone);
  expect(await undoRemoval(database.db, { ...owner, id, now: minutesLater(10) })).toEqual(gone);
  expect(await undoRemoval(database.db, { ...owner, id, now: minutesLater(9) })).toMatchObject({ ok: true });
});

test("two presses at once put it back once", async () => {
  const { undoId: id } = await removeFrom("internal_links");
  const both = await Promise.all([1, 2].map(() => undoRemoval(database.db, { id, ...owner })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rowsOf("internal_links")).toHaveLength(1);
  await database.db.delete(internalLinks);
});

test("what stands in its place by now stays, and so does the way back", async () => {
  const { undoId: id } = await removeFrom("redirects");
  await database.db.insert(redirects).values({ fromPath: "/old", toPath: "/brands", createdAt: now });
  expect(await undoRemoval(database.db, { id, ...owner })).toEqual({ ok: false, reason: "taken" });
  expect(await database.db.select().from(redirects)).toMatchObject([{ toPath: "/brands" }]);
  await database.db.delete(redirects);
  expect(await undoRemoval(database.db, { id, ...owner })).toMatchObject({ ok: true });
});

test("a picture of a product that is gone meanwhile stays gone", async () => {
  const { undoId: id } = await removeFrom("product_images");
  await database.db.delete(reviews);
  await database.db.delete(products);
  expect(await undoRemoval(database.db, { id, ...owner })).toEqual({ ok: false, reason: "taken" });
});

test("the file of a picture goes when it can no longer be put back, and stays with one that was", async () => {
  await database.db.delete(undos);
  const kept = await removeFrom("gallery_pictures");
  await undoRemoval(database.db, { id: kept.undoId, ...owner });
  const [hanging] = await database.db.select().from(galleryPictures);
  await removeFrom("gallery_pictures");
  const before = await database.db.$count(uploads);
  expect(await purgeUndos(database.db, { files, now: minutesLater(9) })).toBe(0);
  expect(await purgeUndos(database.db, { files, now: minutesLater(10) })).toBe(1);
  expect(await database.db.$count(uploads)).toBe(before - 1);
  expect(await files.read(hanging!.uploadId)).toBeDefined();
  expect(await database.db.$count(undos)).toBe(0);
});

test("a picture that is shown nowhere any more is given to nobody, and in the end nothing of it is on the disk", async () => {
  const onDisk = () => readdirSync(join(dataDir, "uploads")).length;
  const before = onDisk();
  const remove = await REMOVALS.gallery_pictures!();
  const [{ uploadId: id } = { uploadId: "" }] = await database.db
    .select()
    .from(galleryPictures)
    .orderBy(desc(galleryPictures.id));
  const read = async () => [
    await readPicture(database.db, files, id),
    await sizePicture(database.db, files, { id, size: { width: 160, format: "webp", focus: undefined } }),
  ];
  expect(await read()).not.toContain(undefined);
  await remove();
  expect(await read()).toEqual([undefined, undefined]);
  await purgeUndos(database.db, { files, now: minutesLater(10) });
  expect(onDisk()).toBe(before);
});

test("a moved address does not come back into a ring of two", async () => {
  await database.db.delete(redirects);
  const { undoId: id } = await removeFrom("redirects");
  await database.db.insert(redirects).values({ fromPath: "/shop", toPath: "/old", createdAt: now });
  expect(await undoRemoval(database.db, { id, ...owner })).toEqual({ ok: false, reason: "taken" });
  expect(await database.db.$count(redirects, eq(redirects.fromPath, "/old"))).toBe(0);
});

test("a word of the search does not come back when its meaning leads to it by now", async () => {
  const { undoId: id } = await removeFrom("search_synonyms");
  await database.db.insert(searchSynonyms).values({ term: "COUGH", means: "khansi", createdAt: now });
  expect(await undoRemoval(database.db, { id, ...owner })).toEqual({ ok: false, reason: "taken" });
  await database.db.delete(searchSynonyms);
  expect(await undoRemoval(database.db, { id, ...owner })).toMatchObject({ ok: true });
  await database.db.delete(searchSynonyms);
});

test("the audit log names the removal and the undo by the same subject", async () => {
  const { undoId: id } = await removeFrom("faq_items");
  await undoRemoval(database.db, { id, ...owner });
  const entries = await database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, "question gift-cards"))
    .orderBy(audit.id);
  expect(entries.slice(-2)).toMatchObject([
    { actorId: userId, action: "remove-faq", details: { question: "Gift cards?" } },
    { actorId: userId, action: "undo" },
  ]);
});

/** Puts rows into a table and removes them; `whole` is the table as it stood before. */
async function removeFrom(table: string) {
  const remove = await REMOVALS[table]!();
  const whole = await rowsOf(table);
  const removed = await remove();
  if (!removed.ok) throw new Error(removed.reason);
  return { ...removed.value, whole };
}

async function rowsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from "${table}" t`);
  return rows.map(({ row }) => row).sort();
}

async function addPhoto(): Promise<string> {
  const file = { purpose: "picture" as const, fileName: "a.jpg", bytes: await photo() };
  const stored = await storeUpload(database.db, files, { ...file, uploadedBy: userId, now });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.value.id;
}
