import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unknownPaths } from "#app/db/schema/pages.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { photo } from "#tests/support/sample-files.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  staff = await enterAs(shop, "staff");
});
afterAll(() => shop.close());

const LANDING = {
  slug: "test-nagar",
  title: "Homeopathy in Test Nagar",
  metaDescription:
    "Homeopathic medicines for Test Nagar, from the counter in Sohna to your door on the same day.",
  metaKeywords: "homeopathy, test nagar",
  canonicalUrl: "",
  h1Title: "Homeopathic medicines in Test Nagar",
  content: "<p>We bring medicines to Test Nagar every working day.</p><script>x</script>",
  locationName: "Test Nagar",
  locationType: "town",
  parentLocation: "Sohna",
  changeFrequency: "weekly",
  priority: "0.7",
  isActive: "on",
};

test("the words that the check of claims looks for are in no file of the browser", () => {
  const scripts = globSync("build/client/assets/**/*.js");
  expect(scripts.length).toBeGreaterThan(100);
  expect(
    scripts.filter((file) => /bawas|gathiya|चेचक|homo\?eoprophyla/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});

test("a landing page is made, shown, hidden again, and its script never gets in", async () => {
  const made = await staff.submit("/admin/pages/landing/new", LANDING);
  expect(made.text).toContain("The page is saved.");
  const page = await staff.read("/location/test-nagar");
  expect(page.text).toContain("We bring medicines to Test Nagar every working day.");
  expect(page.html).not.toContain("<script>x");
  expect((await staff.send("/admin/pages/landing/new", LANDING)).status).toBe(409);
  const { isActive: _, ...hidden } = LANDING;
  await staff.submit("/admin/pages/landing/test-nagar", hidden);
  expect((await staff.ask("/location/test-nagar")).status).toBe(404);
  expect((await staff.ask("/admin/pages/landing/nowhere")).status).toBe(404);
});

test("a landing page that promises a cure is refused with the sentence, and what was typed stays", async () => {
  const content = "<p>We are open daily. Our drops cure diabetes.</p>";
  const page = await staff.submit("/admin/pages/landing/new", { ...LANDING, slug: "claim", content });
  expect(page.status).toBe(422);
  expect(page.text).toContain("Our drops cure diabetes.");
  expect(page.text).toContain("must not promise a cure");
  expect(page.html).toContain('value="Homeopathy in Test Nagar"');
  const short = await staff.submit("/admin/pages/landing/new", { ...LANDING, metaDescription: "short" });
  expect([short.status, short.text.includes("Between 70 and 160 characters")]).toEqual([422, true]);
});

test("a text of the shop is previewed, saved, refused with its claims, and put back", async () => {
  const path = "/admin/pages/texts/about-story";
  const preview = await staff.submit(path, { intent: "preview", html: "<p>We began in 1998.</p>" });
  expect(preview.text).toContain("We began in 1998.");
  expect((await staff.read("/about")).text).not.toContain("We began in 1998.");
  const saved = await staff.submit(path, { intent: "save", html: "<p>We began in 1998.</p>" });
  expect(saved.text).toContain("The text is saved and shown.");
  expect((await staff.read("/about")).text).toContain("We began in 1998.");
  const claim = await staff.submit(path, { intent: "save", html: "<p>Our medicines cure cancer.</p>" });
  expect([claim.status, claim.text.includes("Our medicines cure cancer.")]).toEqual([422, true]);
  const unknown = await staff.submit(path, { intent: "save", html: "<p>Call {{aunt}}.</p>" });
  expect(unknown.status).toBe(422);
  await staff.submit(path, { intent: "restore" });
  expect((await staff.read("/about")).text).not.toContain("We began in 1998.");
  expect((await staff.ask("/admin/pages/texts/diary")).status).toBe(404);
});

test("a question is added, changed and taken away, and never promises a cure", async () => {
  const question = {
    intent: "save",
    question: "Do you sell gift cards",
    answerHtml: "<p>Not yet.</p>",
    category: "",
    tag: "store",
    position: "50",
  };
  const added = await staff.submit("/admin/pages/questions/new", question);
  expect(added.text).toContain("The question is saved.");
  expect((await staff.read("/faq/general/do-you-sell-gift-cards")).text).toContain("Not yet.");
  expect((await staff.send("/admin/pages/questions/new", question)).status).toBe(409);
  const path = "/admin/pages/questions/do-you-sell-gift-cards";
  const claim = await staff.submit(path, { ...question, answerHtml: "<p>Yes, they cure diabetes.</p>" });
  expect([claim.status, claim.text.includes("must not promise a cure")]).toEqual([422, true]);
  expect((await staff.send(path, { ...question, category: "nowhere" })).status).toBe(422);
  const removed = await staff.submit(path, { intent: "remove" });
  expect(removed.text).toContain("The question is removed. Undo");
  expect((await staff.ask(path)).status).toBe(404);
  const undone = await staff.submit(undoPath(removed.html), {});
  expect(undone.text).toContain("It is back, just as it was.");
  expect((await staff.read("/faq/general/do-you-sell-gift-cards")).text).toContain("Not yet.");
});

test.each([
  ["/admin/pages/landing/sohna", "h1Title", { changeFrequency: "weekly" }],
  ["/admin/pages/texts/about-story", "html", { intent: "save" }],
  [
    "/admin/pages/questions/is-homeopathy-a-substitute-for-emergency-treatment",
    "answerHtml",
    { intent: "save", category: "", tag: "store" },
  ],
])("two people edit %s at once: the second is told and loses nothing", async (path, field, chosen) => {
  const other = await enterAs(shop, "staff");
  const mine = formFields((await staff.read(path)).html);
  const theirs = formFields((await other.read(path)).html);
  const typed = (words: string) => ({ ...chosen, [field]: `<p>${words}</p>` });
  expect((await staff.submit(path, { ...mine, ...typed("First words.") })).status).toBe(200);
  const refused = await other.submit(path, { ...theirs, ...typed("Second words.") });
  expect([refused.status, refused.text.includes("changed this meanwhile")]).toEqual([409, true]);
  expect(refused.text).toContain("<p>First words.</p>");
  const again = formFields(refused.html);
  expect(again[field]).toBe("<p>Second words.</p>");
  expect((await other.submit(path, { ...again, ...chosen })).status).toBe(200);
});

test("two owners change one link of the footer at once: the second is told and loses nothing", async () => {
  const path = "/admin/links/site";
  const [owner, other] = [await enterAs(shop, "admin"), await enterAs(shop, "admin")];
  const chosen = { intent: "save", position: "footer", isActive: "on" };
  await owner.submit(path, { ...chosen, label: "Our diary", url: "/about", sortOrder: "1" });
  const mine = firstVersioned((await owner.read(path)).html);
  const theirs = firstVersioned((await other.read(path)).html);
  expect((await owner.submit(path, { ...mine, ...chosen, label: "First words" })).status).toBe(200);
  const refused = await other.submit(path, { ...theirs, ...chosen, label: "Second words", sortOrder: "x" });
  expect([refused.status, refused.html.includes('value="x"')]).toEqual([422, true]);
  const overwriting = await other.submit(path, {
    ...firstVersioned(refused.html),
    ...chosen,
    sortOrder: "1",
  });
  expect([overwriting.status, overwriting.text.includes("changed this meanwhile")]).toEqual([409, true]);
  expect(overwriting.text).toContain("First words");
  const again = firstVersioned(overwriting.html);
  expect(again.label).toBe("Second words");
  expect((await other.submit(path, { ...again, ...chosen })).status).toBe(200);
  await owner.submit(path, { intent: "remove", id: again.id!, thing: "Second words" });
  const late = await other.submit(path, { ...again, ...chosen, label: "Typed for nothing" });
  expect([late.status, late.html.includes('value="Typed for nothing"')]).toEqual([404, true]);
});

test("an address nobody knows is sent to a page, never out of the shop, and back", async () => {
  await shop.database.db
    .insert(unknownPaths)
    .values({ path: "/old-arnica", askedOn: indiaDate(new Date()), askCount: 7 });
  expect((await staff.read("/admin/links")).text).toContain("7 times");
  const send = (toPath: string) => ({ intent: "send", fromPath: "/old-arnica", toPath });
  const foreign = await staff.submit("/admin/links", send("https://elsewhere.example"));
  expect([foreign.status, foreign.html.includes('value="https://elsewhere.example"')]).toEqual([422, true]);
  expect((await staff.send("/admin/links", send("/old-arnica"))).status).toBe(409);
  expect((await staff.submit("/admin/links", send("/shop"))).text).toContain(
    "/old-arnica is now redirected.",
  );
  expect((await staff.ask("/old-arnica")).headers.get("location")).toContain("/shop");
  const removal = { intent: "remove", fromPath: "/old-arnica", thing: "/old-arnica" };
  const stale = { ...removal, toPath: "/brands" };
  expect((await staff.send("/admin/links", stale)).status, "another one by now").toBe(404);
  const removed = await staff.submit("/admin/links", removal);
  expect(removed.text).toContain("“/old-arnica” is removed. Undo");
  const other = await enterAs(shop, "staff");
  expect((await other.submit(undoPath(removed.html), {})).text).toContain("This can no longer be undone.");
  expect((await staff.send("/admin/links", { intent: "remove", fromPath: "/old-arnica" })).status).toBe(404);
});

test("links between pages are added, hidden and taken away; foreign ones are refused", async () => {
  const path = "/admin/links/internal";
  const onPlace = { intent: "add", sourcePage: "/location/indri", anchorText: "Brands of Test" };
  const link = { ...onPlace, targetPage: "/brands" };
  expect((await staff.submit(path, link)).text).toContain("The link is added.");
  expect((await staff.send(path, link)).status).toBe(409);
  expect((await staff.send(path, { ...link, targetPage: "//evil.example" })).status).toBe(422);
  expect((await staff.send(path, { ...link, targetPage: "/location/indri" })).status).toBe(422);
  expect((await staff.send(path, { ...link, sourcePage: "/shop" })).status, "shows none").toBe(422);
  expect((await staff.send(path, { ...link, anchorText: "Drops that cure diabetes" })).status).toBe(422);
  const found = await staff.read(`${path}?q=Brands+of+Test`);
  const id = /name="id" value="(\d+)"/.exec(found.html)![1]!;
  expect((await staff.submit(path, { intent: "hide", id })).text).toContain("The link is changed.");
  const removed = await staff.submit(`${path}?q=Brands`, { intent: "remove", id, thing: "Brands of Test" });
  expect(removed.text).toContain("“Brands of Test” is removed.");
  expect((await staff.send(path, { intent: "remove", id })).status).toBe(404);
});

test("the owner's own link stands in the footer until it is taken away", async () => {
  const owner = await enterAs(shop, "admin");
  const path = "/admin/links/site";
  const link = {
    intent: "save",
    position: "footer",
    label: "Our diary",
    url: "/about",
    sortOrder: "1",
    isActive: "on",
  };
  expect((await owner.submit(path, link)).text).toContain("The link is saved.");
  expect((await owner.read("/contact")).text).toContain("Our diary");
  const bad = await owner.submit(path, { ...link, url: "javascript:alert(1)" });
  expect([bad.status, bad.html.includes("javascript:alert(1)")]).toEqual([422, true]);
  const id = /name="id" value="(\d+)"/.exec((await owner.read(path)).html)![1]!;
  expect((await owner.submit(path, { intent: "remove", id, thing: "Our diary" })).text).toContain(
    "“Our diary” is removed.",
  );
});

test("a photograph is hung with what it shows, renamed and deleted; other files are refused", async () => {
  const picture = new File([new Uint8Array(await photo())], "counter.jpg", { type: "image/jpeg" });
  const add = { intent: "add", section: "shop", alt: "The counter with its wooden shelves" };
  const hung = await sendFile(add, picture);
  expect([hung.status, (await hung.text()).includes("The photograph is in the gallery.")]).toEqual([
    200,
    true,
  ]);
  const gallery = await staff.read("/gallery");
  const url = /\/media\/[0-9a-zA-Z_-]+/.exec(gallery.html)![0];
  expect((await staff.ask(url)).headers.get("content-type")).toMatch(/^image\//);
  expect((await sendFile({ ...add, alt: "" }, picture)).status).toBe(422);
  expect((await sendFile(add, new File(["words"], "photo.jpg", { type: "image/jpeg" }))).status).toBe(422);
  expect((await sendFile(add)).status).toBe(422);
  const id = /name="id" value="(\d+)"/.exec((await staff.read("/admin/gallery")).html)![1]!;
  const { version } = firstVersioned((await staff.read("/admin/gallery")).html);
  const change = { intent: "change", id, position: "3", version: version! };
  const noOrder = await sendFile({ ...change, alt: "The long counter", position: "minus" });
  expect([noOrder.status, (await noOrder.text()).includes('value="The long counter"')]).toEqual([422, true]);
  expect((await sendFile({ ...change, alt: "Drops that cure diabetes" })).status).toBe(422);
  expect((await sendFile({ ...change, alt: "The long counter" })).status).toBe(200);
  expect((await staff.read("/gallery")).html).toContain("The long counter");
  const overwriting = await sendFile({ ...change, alt: "A shelf" });
  const told = await overwriting.text();
  expect([overwriting.status, told.includes("changed this meanwhile")]).toEqual([409, true]);
  expect(told).toContain("The long counter</dd>");
  expect(firstVersioned(told).alt).toBe("A shelf");
  const again = { ...change, alt: "A shelf", version: firstVersioned(told).version! };
  expect((await sendFile(again)).status).toBe(200);
  const small = `${url}/320.webp`;
  expect((await staff.ask(small)).status).toBe(200);
  const removed = await sendFile({ intent: "remove", id });
  expect((await staff.read("/gallery")).html).not.toContain(url);
  for (const path of [url, small]) expect((await staff.ask(path)).status, path).toBe(404);
  const pages = await staff.submit(undoPath(await removed.text()), {});
  expect(pages.text).toContain("It is back, just as it was.");
  for (const path of [url, small]) expect((await staff.ask(path)).status, path).toBe(200);
  expect((await sendFile({ intent: "remove", id })).status).toBe(200);
  expect((await sendFile({ intent: "remove", id })).status).toBe(404);
});

/** Where the button "Undo" of a page leads. */
function undoPath(html: string): string {
  return /action="([^"]*undo=\d+)"/.exec(html)![1]!.replaceAll("&amp;", "&");
}

/** The first form of a page that knows what it was filled from. */
function firstVersioned(html: string): Record<string, string> {
  return formFields(html.split("</form>").find((part) => part.includes('name="version"'))!);
}

/** A multipart form as the signed-in browser sends it. */
async function sendFile(fields: Record<string, string>, file?: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", file);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return shop.ask("/admin/gallery", {
    method: "POST",
    body,
    headers: {
      cookie,
      origin: ORIGIN,
      "content-type": encoded.headers.get("content-type")!,
      "content-length": String(body.byteLength),
    },
  });
}
