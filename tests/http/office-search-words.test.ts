import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { searchTerms } from "#app/db/schema/reports.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { lastWeek } from "#app/domain/reports/asked-week.ts";
import { listSynonyms } from "#app/services/search/list-synonyms.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

const PATH = "/admin/search-words";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await enterAs(shop, "staff");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(searchSynonyms);
  await shop.database.db.delete(searchTerms);
});

const add = (term: string, means: string) => staff.submit(PATH, { intent: "add", term, means });
const mainOf = (html: string) => load(html)("main");

test("the screen has its place in the menu and says how to begin", async () => {
  const page = await staff.read(PATH);
  expect(page.status).toBe(200);
  expect(load(page.html)(`nav a[href="${PATH}"]`).text()).toContain("Search words");
  expect(page.text).toContain("You have not added any word yet.");
  expect(page.text).toContain("Nothing was asked for last week that the shop could not find.");
});

test("without JavaScript a word is added, looked at in the shop, given another meaning, removed and put back", async () => {
  const added = await add(" Khansi ", "cough");
  expect(added.status).toBe(200);
  expect(added.text).toContain("“Khansi” now means “cough”.");
  const main = mainOf(added.html);
  expect(main.find("a[href='/shop?q=Khansi']").text()).toContain("What it finds");

  const form = await staff.read(main.find("a[href*='?word=']").attr("href")!);
  expect(form.text).toContain("Change “Khansi”");
  const fields = formOf(form.html, "change");
  expect(fields).toMatchObject({ term: "Khansi", means: "cough" });
  const changed = await staff.submit(PATH, { ...fields, intent: "change", means: "dry cough" });
  expect(changed.text).toContain("“Khansi” now means “dry cough”.");
  expect(await listSynonyms(shop.database.db)).toEqual([{ term: "Khansi", means: "dry cough" }]);

  const { id, thing } = formOf(changed.html, "remove");
  const removed = await staff.submit(PATH, { id: id!, thing: thing!, intent: "remove" });
  expect(removed.text).toContain("“Khansi” is removed.");
  expect(await listSynonyms(shop.database.db)).toEqual([]);
  const undo = load(removed.html)("form[action*='undo=']").attr("action")!;
  const undone = await staff.submit(undo, {});
  expect(undone.text).toContain("It is back, just as it was.");
  expect(await listSynonyms(shop.database.db)).toEqual([{ term: "Khansi", means: "dry cough" }]);
});

test("what the shop could not find it finds as soon as it has a meaning, and no more when that is gone", async () => {
  const find = async () => (await shop.ask("/shop?q=zzorkuliya")).headers.get("x-found-count");
  expect(await find()).toBe("0");
  const page = await add("Zzorkuliya", "arnica");
  await expect.poll(find, { timeout: 1_000 }).not.toBe("0");
  const { id, thing } = formOf(page.html, "remove");
  await staff.submit(PATH, { id: id!, thing: thing!, intent: "remove" });
  await expect.poll(find, { timeout: 1_000 }).toBe("0");
});

test.each([
  ["", "cough", 422, "term", "Please enter the word that people type."],
  ["khansi", "", 422, "means", "Please enter what the shop should look for."],
  ["x".repeat(61), "cough", 422, "term", "Please enter up to 60 letters."],
  ["98123 45678", "cough", 422, "term", "This may tell who somebody is"],
  ["cough", "Cough", 422, "means", "A word cannot mean itself."],
  ["bukhar", "gelsemium 30", 422, "means", "The law allows no medicine to be offered for this."],
  ["JUKAM", "catarrh", 409, "term", "This word is already in your list."],
  ["cold", "jukam", 409, "means", "This would lead back to the same word."],
])("%j for %j is refused at its field, and stays as typed", async (term, means, status, field, sentence) => {
  await add("jukam", "cold");
  const page = await add(term, means);
  expect(page.status).toBe(status);
  const $ = load(page.html);
  expect($(`#${field}-error`).text()).toContain(sentence);
  expect($(`#${field}`).attr("aria-invalid")).toBe("true");
  expect([$("#term").attr("value"), $("#means").attr("value")]).toEqual([term, means]);
  expect($("[role=alert]").text()).toContain("Please check these fields.");
  expect(await shop.database.db.$count(searchSynonyms)).toBe(1);
});

test("who saves over another's meaning is told what stands there now, and may save again", async () => {
  const page = await add("khansi", "cough");
  const form = await staff.read(mainOf(page.html).find("a[href*='?word=']").attr("href")!);
  const fields = formOf(form.html, "change");
  const other = await enterAs(shop, "admin");
  await other.submit(PATH, { ...fields, intent: "change", means: "dry cough" });
  const late = await staff.submit(PATH, { ...fields, intent: "change", means: "throat" });
  expect(late.status).toBe(409);
  expect(late.text).toContain("changed this meanwhile");
  expect(mainOf(late.html).find("dd").text()).toBe("dry cough");
  const again = formOf(late.html, "change");
  expect(again.means).toBe("throat");
  expect((await staff.submit(PATH, { ...again, intent: "change" })).text).toContain("now means “throat”");
});

test("what was asked for last week and not found is listed; one press fills the form", async () => {
  const { from, to } = lastWeek(indiaDate(new Date()));
  await shop.database.db.insert(searchTerms).values([
    { term: "para & cetamol", searchedOn: from, searchCount: 2, foundCount: 0 },
    { term: "para & cetamol", searchedOn: addDays(from, 1), searchCount: 3, foundCount: 0 },
    { term: "only once", searchedOn: to, searchCount: 1, foundCount: 0 },
    { term: "this week", searchedOn: addDays(to, 1), searchCount: 9, foundCount: 0 },
  ]);
  const page = await staff.read(PATH);
  expect(page.text).toContain("para & cetamol");
  expect(page.text).toContain("5 times, last on");
  expect(page.text).not.toMatch(/only once|this week/);
  const press = mainOf(page.html).find("a:contains('Make this mean…')");
  expect(press.text()).toBe("Make this mean… para & cetamol");
  const filled = await staff.read(press.attr("href")!);
  const $ = load(filled.html);
  expect($("#term").attr("value")).toBe("para & cetamol");
  expect($("#means[autofocus]").length).toBe(1);
  await staff.submit(PATH, {
    ...formFields(filled.html),
    intent: "add",
    term: "para & cetamol",
    means: "fever",
  });
  expect(mainOf((await staff.read(PATH)).html).find("a:contains('Make this mean…')").length).toBe(0);
});

test("a doctor and a customer find no such screen; a word that is gone and an unknown act are answered so", async () => {
  for (const role of ["doctor", "customer"] as const) {
    const person = await enterAs(shop, role);
    expect((await person.ask(PATH)).status).toBe(404);
    expect((await person.send(PATH, { intent: "add", term: "a", means: "b" })).status).toBe(404);
  }
  for (const intent of ["change", "remove"])
    expect((await staff.send(PATH, { intent, id: "99999999", means: "x", version: "" })).status).toBe(404);
  expect((await staff.send(PATH, { intent: "burn" })).status).toBe(400);
  expect((await staff.read(`${PATH}?word=99999999999&term=${"x".repeat(500)}`)).status).toBe(200);
});

/** The hidden and typed fields of the form whose button has that intent. */
function formOf(html: string, intent: string): Record<string, string> {
  const form = load(html)(`button[value='${intent}']`).first().closest("form");
  const fields = form.find("input").map((_, field) => [[field.attribs.name, field.attribs.value ?? ""]]);
  return Object.fromEntries(fields.get() as unknown as [string, string][]);
}
