import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { actorColumns, byUser } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { type SeoPageForm, seoPageFields } from "#app/domain/pages/seo-page-form.ts";
import { listPlacePages } from "#app/services/places/list-place-pages.server.ts";
import {
  changeSeoPage,
  createSeoPage,
  findSeoPage,
  findSeoPageToEdit,
} from "#app/services/places/seo-pages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date("2026-11-21T05:00:00Z");
const actor = byUser({ userId: "admin 1" });
let shop: TestDatabase;

beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

function typed(fields: Record<string, string> = {}) {
  const form = new FormData();
  const all = {
    slug: "taoru-road",
    title: "Homeopathic Medicines on Tauru Road",
    metaDescription: "Homeopathic medicines for the shops and houses along Tauru Road, west of Sohna.",
    metaKeywords: "tauru road, homeopathy",
    canonicalUrl: "",
    h1Title: "Homeopathic Medicines on Tauru Road",
    content: "<p>Along the road that leads over the ridge.</p>",
    locationName: "Tauru Road",
    locationType: "area",
    parentLocation: "Sohna",
    changeFrequency: "weekly",
    priority: "0.6",
    isActive: "on",
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return parseForm(seoPageFields, form);
}

function page(fields: Record<string, string> = {}): SeoPageForm {
  const parsed = typed(fields);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

test("the office lists pages by priority, fifty at a time, each once, with the hidden ones", async () => {
  const all = await shop.db.select().from(seoPages);
  expect(all).toHaveLength(98);
  await shop.db.update(seoPages).set({ isActive: false }).where(eq(seoPages.slug, "indri"));
  const first = await listPlacePages(shop.db, { q: "" });
  const second = await listPlacePages(shop.db, { q: "", after: first.after });
  const listed = [...first.rows, ...second.rows];
  expect([first.rows.length, second.rows.length, second.after]).toEqual([50, 48, undefined]);
  expect(listed.map(({ slug }) => slug).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
  const priorities = listed.map(({ slug }) => all.find((each) => each.slug === slug)!.priority);
  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
  expect(listed.find(({ slug }) => slug === "indri")?.isActive).toBe(false);
});

test("the office finds pages by beginnings of words, and a page that is gone begins the list anew", async () => {
  const found = await listPlacePages(shop.db, { q: "indr" });
  expect(found.rows.map(({ slug }) => slug)).toContain("indri");
  expect((await listPlacePages(shop.db, { q: "no such place" })).rows).toEqual([]);
  expect((await listPlacePages(shop.db, { q: "", after: "gone" })).rows).toHaveLength(50);
});

test("a hidden page is found by the office only", async () => {
  await shop.db.update(seoPages).set({ isActive: false }).where(eq(seoPages.slug, "indri"));
  expect(await findSeoPage(shop.db, "indri")).toBeUndefined();
  expect((await findSeoPageToEdit(shop.db, "indri"))?.locationName).toBe("Indri");
});

test("a new page is cleaned, stored and written down", async () => {
  const content = `<h2 style="color:red">Here</h2><p>Text <b>bold</b><img src=x onerror=y()></p><script>z()</script>`;
  const created = await createSeoPage(shop.db, { page: page({ content }), actor, now });
  expect(created).toEqual({ ok: true, value: { slug: "taoru-road" } });
  const stored = await findSeoPage(shop.db, "taoru-road");
  expect(stored).toMatchObject({
    content: "<h2>Here</h2><p>Text bold</p>",
    canonicalUrl: null,
    updatedAt: now,
  });
  const [entry] = await shop.db.select().from(audit).where(eq(audit.action, "create-seo-page"));
  expect(entry).toMatchObject({ ...actorColumns(actor), subject: "landing page taoru-road" });
});

test("no address is given twice, neither as a slug nor as a canonical one", async () => {
  expect(await createSeoPage(shop.db, { page: page({ slug: "sohna" }), actor, now })).toEqual({
    ok: false,
    reason: "slug-taken",
  });
  const canonicalUrl = "/homeopathy-in-sohna";
  expect(await createSeoPage(shop.db, { page: page({ slug: "other", canonicalUrl }), actor, now })).toEqual({
    ok: false,
    reason: "canonical-taken",
  });
});

test("of two that put up the same page at once, one is told that the address is taken", async () => {
  const twice = await Promise.all(
    [1, 2].map(() => createSeoPage(shop.db, { page: page({ slug: "at-once" }), actor, now })),
  );
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(twice.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "slug-taken" });
});

test("a page is changed, its day with it; one that is not there is not", async () => {
  const later = new Date("2026-11-22T05:00:00Z");
  const changed = page({ slug: "damdama", h1Title: "Damdama by the lake", isActive: "" });
  expect(await changeSeoPage(shop.db, { slug: "damdama", page: changed, actor, now: later })).toEqual({
    ok: true,
    value: { slug: "damdama" },
  });
  expect(await findSeoPage(shop.db, "damdama")).toBeUndefined();
  expect(await findSeoPageToEdit(shop.db, "damdama")).toMatchObject({
    h1Title: "Damdama by the lake",
    updatedAt: later,
  });
  expect(await changeSeoPage(shop.db, { slug: "nowhere", page: changed, actor, now })).toEqual({
    ok: false,
    reason: "not-found",
  });
  const moved = page({ slug: "elsewhere" });
  await changeSeoPage(shop.db, { slug: "damdama", page: moved, actor, now });
  expect(await findSeoPage(shop.db, "damdama"), "its address stays").toBeDefined();
  expect(await findSeoPage(shop.db, "elsewhere")).toBeUndefined();
});

test.each([
  ["/location/damdama", true],
  ["/seo/nuh", true],
  ["/homeopathy-in-palwal", "canonical-taken"],
  ["/homeopathy-in-nowhere", "canonical-unknown"],
  ["/location/nowhere", "canonical-unknown"],
  ["/about", "canonical-unknown"],
])("the canonical path %s of a place: a page of a place must stand there", async (canonicalUrl, expected) => {
  const changed = await changeSeoPage(shop.db, {
    slug: "damdama",
    page: page({ slug: "damdama", canonicalUrl }),
    actor,
    now,
  });
  expect(changed.ok || changed.reason).toBe(expected);
});

test("a page of which nothing is left once it is cleaned is refused", async () => {
  const refusedPage = page({ slug: "empty", content: "<script>x()</script>" });
  expect(await createSeoPage(shop.db, { page: refusedPage, actor, now })).toEqual({
    ok: false,
    reason: "nothing-left",
  });
});

test.each([
  ["content", "<p>Our drops cure diabetes.</p>", "Our drops cure diabetes.", "cure"],
  ["h1Title", "Guaranteed relief in Tauru", "Guaranteed relief in Tauru", "guarantee"],
  ["metaKeywords", "tauru road, cancer medicine", "cancer medicine", "restricted-condition"],
])(
  "a page whose %s promises too much is refused with the sentence",
  async (field, value, sentence, reason) => {
    const promising = page({ slug: "promises", [field]: value });
    const claims = [{ sentence, reason }];
    expect(await createSeoPage(shop.db, { page: promising, actor, now })).toEqual({
      ok: false,
      reason: "claims",
      claims,
    });
    expect(await changeSeoPage(shop.db, { slug: "nuh", page: promising, actor, now })).toMatchObject({
      claims,
    });
    expect(await findSeoPageToEdit(shop.db, "promises")).toBeUndefined();
  },
);

test("every landing page that the shop brings could be saved again", async () => {
  const claims = (await shop.db.select().from(seoPages)).flatMap(
    ({ title, metaDescription, h1Title, metaKeywords, content }) =>
      [title, metaDescription, h1Title, ...metaKeywords, content].flatMap(findHealthClaims),
  );
  expect(claims).toEqual([]);
});

test.each([
  ["slug", "Tauru Road", "slug"],
  ["title", "x".repeat(61), "too-long"],
  ["metaDescription", "too short", "description"],
  ["canonicalUrl", "//elsewhere.example", "own-path"],
  ["content", " ", "required"],
  ["changeFrequency", "hourly", "frequency"],
  ["priority", "2", "priority"],
])("the field %s refuses %j", (field, value, problem) => {
  expect(typed({ [field]: value })).toEqual({ ok: false, problems: { [field]: problem } });
});
