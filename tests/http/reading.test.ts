import { load } from "cheerio";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import type { Settings } from "#app/domain/settings.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { report } from "#tests/support/sample-files.ts";

const now = new Date("2026-11-21T06:00:00Z");
const PAGES = [
  "/faq",
  "/faq/potency-dosage",
  "/faq/store-ordering",
  "/faq/store-ordering/can-i-return-a-medicine",
  "/faq/general/do-you-accept-returns",
  "/about",
  "/gallery",
  "/privacy-policy",
  "/terms-of-service",
  "/shipping-policy",
  "/refund-policy",
  "/grievance-officer",
  "/licences",
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function read(path: string) {
  const response = await shop.ask(path);
  return { response, $: load(await response.text()) };
}

/** Enters facts over those of the open shop, which stand again after the test. */
async function change(facts: { [Group in keyof Settings]?: object }) {
  const { db } = shop.database;
  const before = await db.select().from(settings);
  onTestFinished(async () => {
    await db.delete(settings);
    await db.insert(settings).values(before);
  });
  for (const [group, changed] of Object.entries(facts)) {
    const old = before.find(({ key }) => key === group)?.value;
    const value = { ...(old as object | undefined), ...changed };
    await db
      .insert(settings)
      .values({ key: group, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  }
}

test("every page to read answers, is the same for everybody, and has a head of its own", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PAGES) {
    const { response, $ } = await read(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("cache-control"), path).toContain("s-maxage=");
    expect(response.headers.get("set-cookie"), path).toBeNull();
    expect($("h1"), path).toHaveLength(1);
    expect($('link[rel="canonical"]').attr("href"), path).toBe(ORIGIN + path);
    expect($('meta[name="robots"]'), path).toHaveLength(0);
    expect($("main").text(), path).not.toMatch(/\{\{|undefined|null/);
    titles.add($("title").text());
    descriptions.add($('meta[name="description"]').attr("content")!);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test("footer and menus lead to the pages to read", async () => {
  const { $ } = await read("/about");
  const links = new Set(
    $("footer a, header a")
      .map((_, a) => $(a).attr("href"))
      .get(),
  );
  for (const path of PAGES.filter((path) => path.split("/").length === 2)) {
    expect(links, path).toContain(path);
  }
});

test("policies follow the settings as soon as these change", async () => {
  expect((await read("/shipping-policy")).$("main").text()).toContain("free from ₹499 of goods");
  expect((await read("/refund-policy")).$("main").text()).toContain("within 7 days of delivery");
  await change({
    delivery: { freeFromPaise: 59900 },
    returns: { windowDays: 12 },
    legal: { grievanceOfficer: { name: "Kavita Rao", phone: "9811122233" } },
    shop: { licence20c: "HR-GGN-20C-77" },
  });
  expect((await read("/shipping-policy")).$("main").text()).toContain("free from ₹599 of goods");
  expect((await read("/refund-policy")).$("main").text()).toContain("within 12 days of delivery");
  expect((await read("/grievance-officer")).$("main").text()).toMatch(/Kavita Rao[\s\S]*98111 22233/);
  expect((await read("/licences")).$("main").text()).toContain("HR-GGN-20C-77");
  expect((await read("/about")).$("main").text()).toContain("licence HR-GGN-20C-77");
  expect((await read("/faq/general-information/is-the-shop-licensed")).$("main").text()).toContain(
    "HR-GGN-20C-77",
  );
});

test("nobody founded the shop until the owner says who", async () => {
  expect((await read("/about")).$("main").text()).toContain("owned and run by Sohna Homeo Hall");
  await change({ founder: { name: "Asha Yadav", role: "pharmacist" } });
  expect((await read("/about")).$("main").text()).toContain("Asha Yadav, pharmacist");
});

test("the answers are searched without JavaScript, and a search is not listed", async () => {
  const { response, $ } = await read("/faq?q=return");
  expect(response.status).toBe(200);
  expect($("main form[action='/faq'] input[name=q]").attr("value")).toBe("return");
  expect($("main h2 [role=status]").text()).toBe("3 answers for “return”");
  expect($("main a[href='/faq/store-ordering/can-i-return-a-medicine']").length).toBeGreaterThan(0);
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  const nothing = (await read("/faq?q=bicycle%20%3Cscript%3E")).$;
  expect(nothing("main").text()).toContain("No answer for “bicycle <script>”");
});

test.each([
  ["/faq/no-such-category", "Category Not Found"],
  ["/faq/store-ordering/no-such-question", "Question Not Found"],
  ["/faq/no-such-category/can-i-return-a-medicine", "Question Not Found"],
  ["/faq/potency-dosage/can-i-return-a-medicine", "Question Not Found"],
])("%s answers 404 with the way to all questions", async (path, words) => {
  const { response, $ } = await read(path);
  expect(response.status).toBe(404);
  expect($("h1").text()).toBe(words);
  expect($('main a[href="/faq"]')).toHaveLength(1);
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
});

test("the general questions stand on /faq itself", async () => {
  const response = await shop.ask("/faq/general");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/faq");
});

test("plates of all 90 drawn remedies show until a photograph is there, and only photographs are given out", async () => {
  const drawn = (await read("/gallery")).$;
  const plates = drawn("main li").has("img[src^='/plants/']");
  expect(plates).toHaveLength(90);
  expect(plates.find("img:not([alt=''])")).toHaveLength(0);
  const belladonna = plates.has("a[href='/remedy/belladonna']");
  expect([belladonna.find("h3").text(), belladonna.find("p").text()]).toEqual([
    "Belladonna",
    "Deadly nightshade",
  ]);
  expect(plates.find("a").length).toBeGreaterThan(60);
  const files = openFileStore(shop.dataDir);
  const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#226547" } })
    .jpeg()
    .toBuffer();
  const common = { uploadedBy: undefined, now };
  const photo = await storeUpload(shop.database.db, files, {
    ...common,
    purpose: "picture",
    fileName: "shop.jpg",
    bytes: jpeg,
  });
  const paper = await storeUpload(shop.database.db, files, {
    ...common,
    purpose: "record",
    fileName: "report.pdf",
    bytes: await report(),
  });
  if (!photo.ok || !paper.ok) throw new Error("not stored");
  await shop.database.db
    .insert(galleryPictures)
    .values({ section: "shop", uploadId: photo.value.id, alt: "The counter", position: 1 });

  const { $ } = await read("/gallery");
  expect($(`main img[src='/media/${photo.value.id}']`)).toHaveLength(1);
  expect($("main img[src^='/plants/']")).toHaveLength(0);
  expect($("main").text()).toContain("The counter");

  const picture = await shop.ask(`/media/${photo.value.id}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toMatch(/^image\/(webp|jpeg)$/);
  expect(picture.headers.get("cache-control")).toContain("immutable");
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(80);

  for (const id of [paper.value.id, "0".repeat(32), "..%2f..%2fsecret", "x"]) {
    expect((await shop.ask(`/media/${id}`)).status, id).toBe(404);
  }
});

test("the line of trust names licence and pharmacist only while they are entered, with their photograph", async () => {
  const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";
  const bandOn = async (path: string) => (await read(path)).$("main .trust-band");
  const { db } = shop.database;
  expect((await bandOn("/")).text()).toMatch(/HR-20C-1234.*Ramesh Saini.*In charge.*Sealed packs.*90 days/);
  await change({ legal: { pharmacistRegistration: "HR-4711" } });
  const jpeg = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#226547" } })
    .jpeg()
    .toBuffer();
  const photo = await storeUpload(db, openFileStore(shop.dataDir), {
    purpose: "picture",
    fileName: "saini.jpg",
    bytes: jpeg,
    uploadedBy: undefined,
    now,
  });
  if (!photo.ok) throw new Error("not stored");
  const hung = (await read("/gallery")).$("main li").length;
  await db
    .insert(galleryPictures)
    .values({ section: "pharmacist", uploadId: photo.value.id, alt: "Ramesh Saini", position: 1 });
  const band = await bandOn(ARNICA);
  expect(band.text()).toContain("Registered pharmacist, no. HR-4711");
  expect((await shop.ask(band.find("img").attr("src")!)).status).toBe(200);
  expect((await read("/gallery")).$("main li").length).toBe(hung);
  await change({ shop: { licence20c: undefined }, legal: { competentPerson: undefined } });
  expect((await bandOn("/")).text()).toMatch(/^Sealed packs.*bill/);
});
