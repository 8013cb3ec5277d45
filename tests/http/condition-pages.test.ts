import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

let shop: TestShop;
let all: { path: string; slug: string; hasProductOffer: boolean; whenToSeeDoctor: string[] }[];

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  const systems = new Map((await db.select().from(bodySystems)).map(({ id, slug }) => [id, slug]));
  all = (await db.select().from(conditions)).map((condition) => ({
    ...condition,
    path: `/diseases/${systems.get(condition.bodySystemId)}/${condition.slug}`,
  }));
});
afterAll(() => shop.close());

async function open(path: string) {
  const response = await shop.ask(path);
  return { response, $: load(await response.text()) };
}

test("/diseases lists every body system and every condition", async () => {
  const { response, $ } = await open("/diseases");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("s-maxage=");
  for (const { path } of all) expect($(`main a[href="${path}"]`), path).toHaveLength(1);
  expect($("main h2")).toHaveLength(4);
});

test("/diseases finds a condition without scripts, and only what is looked for", async () => {
  const { response, $ } = await open("/diseases?q=heartburn");
  expect(response.status).toBe(200);
  const found = $('main a[href^="/diseases/"]').filter(
    (_, link) => link.attribs.href!.split("/").length === 4,
  );
  expect(found.map((_, link) => link.attribs.href).get()).toContain("/diseases/digestive-system/acidity");
  expect(found.length).toBeLessThan(all.length / 2);
  expect($('main [role="status"]').text()).toMatch(/^\d+ conditions?$/);
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  expect($('main form[action="/diseases"] input[name="q"]').attr("value")).toBe("heartburn");
  const none = await open("/diseases?q=no-such-word");
  expect(none.$('main [role="status"]').text()).toBe("Nothing found. Try another word.");
});

test("a body system lists its conditions and leads to the others", async () => {
  const { response, $ } = await open("/diseases/digestive-system");
  expect(response.status).toBe(200);
  expect($("h1").text()).toBe("Digestive System");
  expect($('main a[href^="/diseases/digestive-system/"]')).toHaveLength(12);
  expect($('main a[href="/diseases/respiratory-system"]')).toHaveLength(1);
});

test("a condition shows signs, remedies with packs in stock, red flags, questions and places", async () => {
  const { response, $ } = await open("/diseases/respiratory-system/common-cold");
  expect(response.status).toBe(200);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect($('link[rel="canonical"]').attr("href")).toBe(`${ORIGIN}/diseases/respiratory-system/common-cold`);
  expect($("#symptoms li").length).toBeGreaterThan(3);
  expect($("#remedies h2").text()).toBe("Traditionally used in homeopathy");
  expect($('#remedies a[href^="/product/"]').length).toBeGreaterThan(2);
  expect($('#remedies form[action="/cart"]').length).toBe($('#remedies h3 a[href^="/product/"]').length);
  expect($("#doctor").text()).toContain("See a doctor without delay");
  expect($("#doctor").text()).toContain("112");
  expect($("#questions details").length).toBe(3);
  expect($('main aside a[href="/homeopathy-in-sohna"]')).toHaveLength(1);
  expect($('main aside a[href="/doctor-consultation"]')).toHaveLength(1);
});

test("every condition has a page with its red flags and a doctor; none in a restricted area offers anything", async () => {
  const titles = new Set<string>();
  for (const { path, hasProductOffer, whenToSeeDoctor } of all) {
    const { response, $ } = await open(path);
    expect(response.status, path).toBe(200);
    const main = $("main");
    expect($("#doctor li").length, path).toBe(whenToSeeDoctor.length);
    expect(main.find('a[href="/doctor-consultation"]').length, path).toBeGreaterThan(0);
    const offers = main.find(
      'a[href^="/product/"], a[href^="/shop"], a[href^="/brand/"], form[action="/cart"], #remedies',
    );
    expect(offers.length > 0, path).toBe(hasProductOffer);
    const title = $("title").text();
    const description = $('meta[name="description"]').attr("content")!;
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    titles.add(title);
  }
  expect(titles.size).toBe(all.length);
  expect(all.filter(({ hasProductOffer }) => !hasProductOffer).length).toBeGreaterThan(5);
});

test("a page without an offer names no remedy at all", async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>("select name from remedies");
  const names = rows.map(({ name }) => name.toLowerCase()).filter((name) => name.includes(" "));
  for (const { path } of all.filter(({ hasProductOffer }) => !hasProductOffer)) {
    const text = (await open(path)).$("main").text().toLowerCase();
    expect(
      names.filter((name) => text.includes(name)),
      path,
    ).toEqual([]);
    expect(text, path).not.toMatch(/kali phos|nux vomica|ignatia|tissue salt|tonic|\b\d+ ?(c|x|ch)\b/);
  }
});

test("a condition asked for under another body system moves to its own", async () => {
  const response = await shop.ask("/diseases/digestive-system/common-cold");
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get("location")!, ORIGIN).pathname).toBe(
    "/diseases/respiratory-system/common-cold",
  );
});

test.each([
  ["/diseases/no-such-system", "Body System Not Found"],
  ["/diseases/digestive-system/no-such-condition", "Health Condition Not Found"],
  ["/diseases/no-such-system/no-such-condition", "Health Condition Not Found"],
])("%s answers 404 with its own words", async (path, words) => {
  const { response, $ } = await open(path);
  expect(response.status).toBe(404);
  expect($("h1").text()).toBe(words);
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
});
