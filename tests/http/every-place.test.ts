import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seoPages } from "#app/db/schema/pages.ts";
import { places } from "#app/db/schema/places.ts";
import { AREA_SLUGS, SOCIETY_SLUGS, shortPlaceName } from "#app/domain/places/place.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

// Two texts are compared as runs of four words, after every name of a place has become the same word: the share of runs that both
// have, of all that either has (Jaccard). One text with two names in it reaches 1. In what is told of a place the figures and
// directions are taken out as well, and hardly anything may be the same. On the whole page, with its table of delivery facts, they
// stay, because they are the facts; two neighbours in one zone share the table's frame, its terms and even neighbours.
const RUN = 4;
const TEXTS_ALIKE_AT_MOST = 0.3;
const PAGES_ALIKE_AT_MOST = 0.65;
const MINUTES = 60_000;

let shop: TestShop;
let pages: {
  slug: string;
  title: string;
  description: string;
  article: string;
  text: string;
  isListed: boolean;
  pincodes: (string | undefined)[];
}[];
let names: string[];

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  names = (await db.select({ name: places.name }).from(places))
    .flatMap(({ name }) => [name, shortPlaceName(name)])
    .sort((a, b) => b.length - a.length);
  pages = [];
  for (const { slug, content } of await db.select().from(seoPages)) {
    const $ = load(await (await shop.ask(`/location/${slug}`)).text());
    pages.push({
      slug,
      title: $("title").text(),
      description: $('meta[name="description"]').attr("content")!,
      article: $("main article:not(.product-card)").html()!,
      text: content,
      isListed: !$('meta[name="robots"]').attr("content")?.includes("noindex"),
      pincodes: $('main input[name="pincode"]')
        .map((_, { attribs }) => attribs.value)
        .get(),
    });
  }
}, 5 * MINUTES);
afterAll(() => shop.close());

test("every place has a title of at most 60 and a description of 70 to 160 characters, no two the same", () => {
  expect(pages).toHaveLength(98);
  expect(pages.filter(({ title }) => title.length > 60)).toEqual([]);
  expect(pages.filter(({ description: { length } }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("search engines list the areas, two societies, and towns with a day of their own; the sitemap names the same", async () => {
  const listed = pages.filter(({ isListed }) => isListed).map(({ slug }) => slug);
  for (const slug of [...AREA_SLUGS, ...SOCIETY_SLUGS]) expect(listed).toContain(slug);
  expect(listed).toContain("tauru");
  expect(listed).not.toContain("noida");
  expect(listed.length).toBeGreaterThanOrEqual(17);
  expect(listed.length).toBeLessThanOrEqual(22);
  const sitemap = await (await shop.ask("/location-sitemap.xml")).text();
  const everything = await (await shop.ask("/enhanced-sitemap.xml")).text();
  for (const { slug, isListed } of pages)
    for (const text of [sitemap, everything])
      expect(new RegExp(`/(location/|homeopathy-in-)${slug}<`).test(text), slug).toBe(isListed);
});

test("every place has one PIN code field with its own PIN code in it, which answers without JavaScript", async () => {
  const rows = await shop.database.db.select({ slug: places.slug, pincodes: places.pincodes }).from(places);
  const own = new Map(rows.map(({ slug, pincodes }) => [slug, pincodes[0]]));
  expect(
    pages.filter(({ slug, pincodes }) => pincodes.length !== 1 || pincodes[0] !== own.get(slug)),
  ).toEqual([]);
  const answerOf = async (path: string) =>
    load(await (await shop.ask(path)).text())("#pincode-answer").text();
  expect(await answerOf("/location/teekli")).toBe("");
  expect(await answerOf("/location/teekli?pincode=122103")).toContain("122103");
  expect(await answerOf("/locations?pincode=122103")).toContain("122103");
  expect(await answerOf("/location/teekli?pincode=1221")).toContain("6 digits");
});

test("no page of a place claims what nobody knows of its people", () => {
  const claims =
    /have long come|friends there|ask us first|grew up with|do not keep|run out of|shops are few/;
  expect(pages.filter(({ text }) => claims.test(text)).map(({ slug }) => slug)).toEqual([]);
});

test("what is told of a place is told of no other", () => {
  const texts = pages.map(({ slug, text }) => ({
    slug,
    runs: runsOf(
      withoutNames(text)
        .replace(/\b(north|south)?-?(east|west|north|south)\b/g, " way ")
        .replace(/\d[\d.,]*/g, " number "),
    ),
  }));
  expect(tooAlike(texts, TEXTS_ALIKE_AT_MOST)).toEqual([]);
});

test("no two pages are the same page with another name", () => {
  const articles = pages.map(({ slug, article }) => ({ slug, runs: runsOf(withoutNames(article)) }));
  expect(tooAlike(articles, PAGES_ALIKE_AT_MOST)).toEqual([]);
});

test("the measure notices one text with two names", () => {
  const told = (name: string) => ({
    slug: name,
    runs: runsOf(withoutNames(`<p>${name} lies north of us, and our rider comes twice.</p>`)),
  });
  expect(tooAlike([told("Nuh"), told("Palwal")], PAGES_ALIKE_AT_MOST)).toEqual(["Nuh Palwal 1.00"]);
});

function withoutNames(html: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, " place "), html.replace(/<[^>]+>/g, " "));
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" ")));
}

function tooAlike(texts: { slug: string; runs: Set<string> }[], limit: number): string[] {
  return texts.flatMap((a, position) =>
    texts.slice(position + 1).flatMap((b) => {
      const alike = a.runs.intersection(b.runs).size / a.runs.union(b.runs).size;
      return alike > limit ? `${a.slug} ${b.slug} ${alike.toFixed(2)}` : [];
    }),
  );
}
