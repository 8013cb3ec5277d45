import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import {
  findChoosable,
  readWantedRows,
  suggestProducts,
} from "#app/services/enquiries/choose-products.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";
import { searchProducts } from "#app/services/office/search-products.server.ts";
import { previewLine } from "#app/services/prescriptions/preview-line.server.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

const today = "2026-11-23";
let shop: SearchedShop;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
});
afterAll(() => shop.drop());

const read = (pasted: string) => readWantedRows(shop.db, { rows: [], pasted, vocabulary, today });
const atCounter = async (typed: string) =>
  (await findForCounter(shop.db, { typed, vocabulary, today })).products.map(({ name }) => name);

test.each([
  ["5 belladona 200 sbl", 5, "Belladonna 200 CH, 30 ml, SBL"],
  ["nuks vomika 200 sbl - 2", 2, "Nux Vomica 200 CH, 30 ml, SBL"],
  ["अर्निका ३० sbl - ३", 3, "Arnica Montana 30 CH, 30 ml, SBL"],
  ["do shishi aarnika 30 sbl", 2, "Arnica Montana 30 CH, 30 ml, SBL"],
])("“%s” in a pasted list is %i of %s, and the row says so", async (line, quantity, label) => {
  const [row] = await read(line);
  expect(row).toMatchObject({ found: "one", quantity, text: label, product: { label } });
});

test("a misspelt line that fits several products chooses none, and an unknown word is asked about", async () => {
  const [several, unknown, none, complaint] = await read(
    "5 belladona 200\nunicorn arnica 30 sbl\nparacetamol 500 - 2\nkhansi - 2",
  );
  expect(several).toMatchObject({ found: "several", quantity: 5, product: undefined, text: "belladona 200" });
  for (const { label } of several!.candidates) expect(label).toMatch(/^Belladonna 200 CH/);
  expect(unknown!.product).toBeUndefined();
  expect([none!.found, none!.candidates]).toEqual(["none", []]);
  expect(complaint!.product).toBeUndefined();
});

test("of a remedy that is kept in other potencies alone, a line offers those and chooses none", async () => {
  for (const line of ["nux vomica 7 ch - 2", "nux vomica 7c sbl - 2", "nuks vomika 7ch 30 ml - 2"]) {
    const [row] = await read(line);
    expect([line, row!.found, row!.product, row!.quantity]).toEqual([line, "other-potency", undefined, 2]);
    expect(row!.candidates.length).toBeGreaterThan(0);
    for (const { name } of row!.candidates) expect([line, name]).toEqual([line, "Nux Vomica"]);
  }
});

test.each([
  ["Bio combination 5 - 4", 4],
  ["BC 5 x 2", 2],
  ["bc5 - 3", 3],
  ["2 bio-combination no. 5", 2],
  ["बीसी ५ - ३", 3],
])("“%s” is Bio-Combination 5 and no other of its series", async (line, quantity) => {
  const [row] = await read(line);
  expect(row).toMatchObject({ quantity, maybeQuantity: undefined });
  expect(["one", "several"]).toContain(row!.found);
  expect([...new Set(row!.candidates.map(({ name }) => name))]).toEqual(["Bio-Combination 5"]);
});

test("30X is never answered as 30C, at the form, in a list or at the counter", async () => {
  const [row] = await read("arnica 30x");
  if (row!.found !== "other-potency")
    for (const { potency } of row!.candidates) expect(potency).toEqual({ scale: "X", number: 30 });
  expect(row!.product?.potency?.scale).not.toBe("C");
  for (const name of await atCounter("arnica 30x")) expect(name).not.toContain("30 CH");
  const suggested = await suggestProducts(shop.db, { q: "arnica 30x", vocabulary, today });
  for (const { potency } of suggested) expect(potency?.scale).toBe("X");
});

test.each([
  ["nuks vomika 30", /^Nux Vomica 30 CH/],
  ["अर्निका ३०", /^Arnica Montana 30 CH/],
  ["arn 30", /^Arnica Montana 30 CH/],
  ["R 41", /^R41/],
  ["r41", /^R41/],
])("“%s” at the counter is %s", async (typed, name) => {
  const found = await atCounter(typed);
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect(each).toMatch(name);
});

test("the form offers for अर्निका ३० what it offers for arnica 30", async () => {
  const offered = async (q: string) =>
    (await suggestProducts(shop.db, { q, vocabulary, today })).map(({ label }) => label);
  expect(await offered("अर्निका ३०")).toEqual(await offered("arnica 30"));
  expect((await offered("arnica 30"))[0]).toBe("Arnica Montana 30 CH, 30 ml, SBL");
});

test("the label of every product on the shelf, pasted as a line, finds exactly it", async () => {
  const slugs = await shop.db.select({ slug: products.slug }).from(products).where(isOnShelf);
  const labels: string[] = [];
  for (const { slug } of slugs) labels.push((await findChoosable(shop.db, { slug, today }))!.label);
  const wrong: string[] = [];
  for (let at = 0; at < labels.length; at += 100) {
    const some = labels.slice(at, at + 100);
    const rows = await read(some.join("\n"));
    for (const [n, row] of rows.entries())
      if (row.product?.label !== some[n] || row.quantity !== 1)
        wrong.push(`${some[n]}: ${row.found}, ${row.product?.label}, ${row.quantity}`);
  }
  expect(wrong).toEqual([]);
});

test("a prescription's line as it is spoken in Hindi names its remedy; a misspelt one that may be two is offered", async () => {
  const preview = (typed: string) => previewLine(shop.db, { typed, vocabulary });
  expect(await preview("arnika 200 4 goli din mein 3 baar 7 din")).toMatchObject({
    remedy: { slug: "arnica-montana" },
    sentence: "Arnica Montana 200 CH, 4 globules, 3 times a day, 7 days",
  });
  expect(await preview("अर्निका ३० ४ गोली दिन में ३ बार ७ दिन")).toMatchObject({
    remedy: { slug: "arnica-montana" },
    sentence: "Arnica Montana 30 CH, 4 globules, 3 times a day, 7 days",
  });
  expect(await preview("nux vomica do sau, 4 globules, din mein do baar, 7 din")).toMatchObject({
    remedy: { slug: "nux-vomica" },
    sentence: "Nux Vomica 200 CH, 4 globules, twice a day, 7 days",
  });
  const { remedy, choices } = await preview("nuxx 200, 4 globules, twice a day, 7 days");
  expect(remedy).toBeUndefined();
  expect(choices.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["nux-vomica", "nux-moschata"]));
  expect((await preview("sbl tablets")).choices).toEqual([]);
});

test("the office finds Arnica 30 before what only holds 30 ml, misspelt too", async () => {
  for (const q of ["arnica 30", "arnika 30", "अर्निका ३०"]) {
    const found = await searchProducts(shop.db, { q, vocabulary, today, limit: 20 });
    for (const { name } of found.slice(0, 5))
      expect([q, name]).toEqual([q, expect.stringMatching(/^Arnica Montana 30 CH/)]);
  }
});
