import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGE_WORDS } from "#app/domain/search/names/page-words.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

const DOCTOR = "/doctor-consultation";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(q: string, more: Record<string, string> = {}) {
  const response = await shop.ask(`/shop?${new URLSearchParams({ q, ...more })}`);
  expect(response.status, q).toBe(200);
  const $ = load(await response.text());
  const data = $('script[type="application/ld+json"]').text();
  $("aside, script").remove();
  const main = $("main");
  const texts = (selector: string) =>
    main
      .find(selector)
      .toArray()
      .map((each) => $(each).text());
  return {
    $,
    data,
    text: main.text(),
    heading: $("h1").text(),
    headings: texts("h2"),
    names: texts("article h3 a"),
    links: main
      .find("a")
      .toArray()
      .map((link) => $(link).attr("href") ?? ""),
    said: texts('[role="status"]').join(" "),
    robots: $('meta[name="robots"]').attr("content"),
    foundCount: response.headers.get("x-found-count"),
  };
}

test("a potency of a remedy is followed by its others and by all of them", async () => {
  const { heading, names, headings, links, said } = await search("arnika 30");
  expect(heading).toMatch(/^\d+ results for “\w+ 30”$/);
  const counted = Number.parseInt(heading, 10);
  expect(names.slice(0, counted).every((name) => name.includes("30 CH"))).toBe(true);
  expect(names.slice(counted, counted + 4).some((name) => name.includes("30 CH"))).toBe(false);
  expect(headings).toContain("Other potencies of Arnica Montana");
  expect(links).toContain("/remedy/arnica-montana");
  expect(said).not.toContain("another name");
});

test("a misspelt name says what is shown instead, and leads back and forth without a script", async () => {
  const found = await search("lycopodum 30");
  expect(found.said).toContain("Showing lycopodium 30; search for lycopodum 30 instead");
  const back = found.links.find((link) => link.includes("spelling=typed"));
  expect(back).toBe("/shop?q=lycopodum+30&spelling=typed");
  const asTyped = await search("lycopodum 30", { spelling: "typed" });
  expect(asTyped.said).toContain("Showing lycopodum 30; search for lycopodium 30 instead");
  expect(asTyped.links).toContain("/shop?q=lycopodum+30");
});

test("a potency that is not kept is said not to be, and shown once in its others", async () => {
  const { heading, said, names, headings, data } = await search("arnica 30x");
  expect(heading).toBe("0 results for “arnica 30x”");
  expect(said).toContain("We do not keep Arnica Montana in 30X. Other potencies:");
  expect(names.length).toBeGreaterThan(0);
  expect(headings).not.toContain("Other potencies of Arnica Montana");
  expect(data).not.toContain("ItemList");
});

test("beside a filter nothing is said not to be kept that is kept", async () => {
  const found = await search("arnica 30", { brand: "sbl" });
  expect(found.heading).toMatch(/^\d+ results? for “arnica 30” in .*SBL/);
  expect(found.names.length).toBe(Number.parseInt(found.heading, 10));
  const none = await search("arnica 30x", { brand: "sbl" });
  expect(none.text).not.toContain("We do not keep");
  expect(none.said).toContain("Nothing fits all of that. This comes nearest:");
});

test("a complaint leads to its pages and the doctor before any medicine", async () => {
  const { links, text } = await search("khansi ki dawa");
  const first = (link: string) => links.findIndex((each) => each.startsWith(link));
  expect(links).toContain("/category/cough-and-cold");
  expect(text).toContain("Condition: signs, care and when to see a doctor");
  expect(text).toMatch(/Health concern: \d+ medicines on this shelf/);
  expect(links).toContain(DOCTOR);
  const medicine = links.findIndex((link) => /^\/(remedy|product)\//.test(link));
  for (const page of ["/diseases/", "/category/cough-and-cold", DOCTOR])
    expect(first(page), page).toBeLessThan(medicine === -1 ? links.length : medicine);
});

test.each([
  ["sugar ki dawa", "We may not suggest a medicine for this"],
  ["ear pain", "Please see a doctor about this"],
  ["chest pain", "In an emergency do not wait for us"],
  ["behosh ho gaya", "In an emergency do not wait for us"],
  ["marne ka man karta hai", "Please talk to somebody now"],
])("%s is answered with information alone", async (q, title) => {
  const { $, headings, links, heading, robots, data } = await search(q);
  expect(heading).toBe(`You searched for “${q}”`);
  expect(headings).toEqual([title]);
  expect($("main article, main form[action='/cart']")).toHaveLength(0);
  expect(links.filter((link) => /^\/(product|remedy|bestsellers)/.test(link))).toEqual([]);
  expect(links).toContain(DOCTOR);
  expect(links.includes("tel:112")).toBe(/emergency|now/.test(title));
  expect(links.includes("tel:14416")).toBe(title.startsWith("Please talk"));
  expect(robots).toContain("noindex");
  expect(data).not.toContain("ItemList");
});

test("what is not kept is said so, with ways to ask, above marked best sellers", async () => {
  const { heading, headings, links, text } = await search("paracetamol");
  expect(heading).toBe("0 results for “paracetamol”");
  expect(headings).toEqual(["We do not keep “paracetamol”.", "Our best sellers"]);
  expect(text).toContain("Showing our best sellers instead");
  expect(links).toEqual(expect.arrayContaining(["/contact", DOCTOR]));
});

test("a complaint among words that are not known leads to its page, and is not said to be something not kept", async () => {
  const q = "diarrhoea in the morning rushes out of bed";
  const { $, heading, headings, links, text, foundCount } = await search(q);
  expect(heading).toBe(`You searched for “${q}”`);
  expect(headings).toEqual(["We do not know all of these words"]);
  expect(text).not.toContain("We do not keep");
  expect($("main article, main form[action='/cart']")).toHaveLength(0);
  expect(links).toContain("/diseases/digestive-system/loose-motions");
  // Counted among what was asked for and not found: the owner can add the words.
  expect(foundCount).toBe("0");
});

test("a common name says whose other name it is", async () => {
  const { said, names } = await search("leopard's bane");
  expect(said).toContain("Leopard's bane is another name of Arnica Montana.");
  expect(names[0]).toBe("Arnica Montana");
});

test.each([
  ["absinthium q", "Doctor's advice needed"],
  ["aconite q", "Not sold online"],
])("%s is found, and cannot be put into the cart", async (q, why) => {
  for (const layout of ["list", "grid"]) {
    const { $, heading } = await search(q, { layout });
    const packs = $("main article").slice(0, Number.parseInt(heading, 10));
    expect(packs.length).toBeGreaterThan(0);
    for (const pack of packs.toArray()) {
      expect($(pack).text()).toContain(why);
      expect($(pack).text()).not.toContain("₹");
      expect($(pack).find("form")).toHaveLength(0);
      expect($(pack).find(`a[href='${DOCTOR}']`)).toHaveLength(why === "Not sold online" ? 0 : 1);
    }
  }
});

test("a page of the shop is called as its menus call it", async () => {
  const { $ } = await search("track order");
  expect($("main a[href='/track-order'] b").text()).toBe("Track Order");
  for (const { to, words } of PAGE_WORDS) {
    const found = (await search(words[0]!)).$(`main ul a[href='${to}'] b`);
    if (found.length > 0) expect(found.text(), to).toMatch(/^[A-Z][\w -]+$/);
  }
});
