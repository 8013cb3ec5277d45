import { load } from "cheerio";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { readStaticFiles } from "#server/static-files.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
/** Where nobody pays at the door. */
const FAR = "110001";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ UPI_VPA: "" });
});
afterAll(() => shop.close());

const open = async (path: string) => load(await (await shop.ask(path)).text());
type Page = Awaited<ReturnType<typeof open>>;
/** What only a pack that can be bought shows: price, badge, quantity, delivery and Add to Cart. */
const offerOf = ($: Page) =>
  $(".product-top").find(
    ".price, .badge, #delivery, input[name=quantity], button:not(:disabled):contains('Add to Cart')",
  );
const barOf = ($: Page) => $(".sticky-action");

async function sellOut(slugs: string[]) {
  const { db } = shop.database;
  const rows = await db.select({ id: products.id }).from(products).where(inArray(products.slug, slugs));
  const ids = rows.map(({ id }) => id);
  await db.update(batches).set({ expiresOn: "2020-01-31" }).where(inArray(batches.productId, ids));
}

test("a pack in stock shows sum, potency and pack beside Add to Cart", async () => {
  const $ = await open(`/product/${ARNICA}`);
  expect(barOf($).find(".price").text()).toMatch(/^₹\d+30 CH, 30 ml$/);
  expect(barOf($).find("button").text()).toContain("Add to Cart");
  expect(offerOf($).length).toBeGreaterThan(4);
});

test("a medicine on a doctor's advice leads to the doctor and shows nothing of an offer", async () => {
  const $ = await open("/product/absinthium-q-sbl-30-ml");
  expect(barOf($).text()).toContain("Doctor's advice needed");
  expect(barOf($).find("a").attr("href")).toBe("/doctor-consultation");
  expect(offerOf($).length).toBe(0);
  expect($(".four-facts").text()).not.toContain("₹");
});

test("a pack for clinics leads to the pack that is sold to everybody", async () => {
  const $ = await open("/product/arnica-montana-30-ch-sbl-100-ml");
  expect(barOf($).text()).toMatch(/100 ml is for clinics.*30 ml is ₹\d+/);
  expect(barOf($).find("a").text()).toBe("Choose 30 ml");
  expect(barOf($).find("a").attr("href")).toBe(`/product/${ARNICA}`);
  expect(offerOf($).length).toBe(0);
});

test("what the maker does not make or does not sell at retail is no choice", async () => {
  const $ = await open(`/product/${ARNICA}`);
  expect($("#choices").text()).not.toMatch(/Not by|Not in|Not for retail|100 ml/);
  expect($("#choices .choice[aria-current]").first().text()).toBe("30 CH");
  expect($("#choices .choice").length).toBeGreaterThan(2);
});

test("a PIN code that nobody could pay for asks for another one", async () => {
  const { db } = shop.database;
  const { shop: facts } = await findSettings(db);
  const actor = byUser({ userId: "owner" });
  await saveSettings(db, { group: "shop", value: { ...facts, upiVpa: undefined }, actor, now: new Date() });
  const $ = await open(`/product/${ARNICA}?pincode=${FAR}`);
  expect($("#pincode-answer").text()).toContain(`Not to ${FAR}`);
  expect(barOf($).text()).toMatch(new RegExp(`^Not to ${FAR}Change PIN code$`));
  expect($(".product-top").find("input[name=quantity], button:contains('Add to Cart')").length).toBe(0);
  const near = await open(`/product/${ARNICA}?pincode=122103`);
  expect(near("#pincode-answer").text()).toMatch(/(By|Today).*Sohna 122103: ₹40, free from ₹499/);
  expect(barOf(near).find("button").text()).toContain("Add to Cart");
});

test("maker, batch, expiry and price per ml are those of the batch that is sold next", async () => {
  const { db } = shop.database;
  const [row] = await db
    .select({ id: products.id, pricePaise: products.pricePaise })
    .from(products)
    .where(eq(products.slug, ARNICA));
  const [batch] = await db
    .select()
    .from(batches)
    .where(eq(batches.productId, row!.id))
    .orderBy(batches.expiresOn)
    .limit(1);
  const facts = factsOf(await open(`/product/${ARNICA}`));
  expect(Object.keys(facts)).toEqual(["Made by", "Batch", "Expiry", "Price per ml"]);
  expect(facts).toMatchObject({
    Batch: batch!.number,
    Expiry: `${batch!.expiresOn.slice(5, 7)}/${batch!.expiresOn.slice(0, 4)}`,
    "Price per ml": `₹${(Math.round(row!.pricePaise / 30) / 100).toFixed(2)}`,
  });
});

test("other brands stand by their price per ml, this pack among them, and none that is not sold", async () => {
  const $ = await open(`/product/${ARNICA}`);
  const rows = $("#brands li").toArray();
  const perMl = rows.map((row) => Number(/₹([\d.]+) per ml/.exec($(row).text())![1]));
  expect(perMl.length).toBeGreaterThan(2);
  expect(perMl).toEqual(perMl.toSorted((a, b) => a - b));
  expect($("#brands li[aria-current]").text()).toContain("SBL");
  expect($("#brands li[aria-current]").text()).toContain("This pack");
  const slugs = rows.flatMap((row) => $(row).find("a").attr("href")?.slice("/product/".length) ?? []);
  const sold = await shop.database.db
    .select({ soldTo: products.soldTo })
    .from(products)
    .where(inArray(products.slug, slugs));
  expect(new Set(sold.map(({ soldTo }) => soldTo))).toEqual(new Set(["anyone"]));
});

test("the picture is a link to its large file, and says once that it is drawn", async () => {
  const $ = await open(`/product/${ARNICA}`);
  const link = $('.product-picture a[aria-label="See the picture larger"]').attr("href")!;
  const picture = await shop.ask(link);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toContain("image/svg");
  expect(
    $("main")
      .text()
      .match(/Drawing, not a photo/g),
  ).toHaveLength(1);
});

test("an address in capital letters leads to the medicine and the remedy", async () => {
  for (const path of [`/product/${ARNICA}`, "/remedy/arnica-montana"]) {
    const upper = path.replace("arnica", "ARNICA");
    const response = await shop.ask(`${upper}?tab=details`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${path}?tab=details`]);
    expect((await shop.ask("/product/NO-SUCH-MEDICINE")).status).toBe(404);
  }
});

test("a page that is not there carries the shop's name, and the icon that browsers ask for is there", async () => {
  const $ = await open("/no-such-page");
  expect($("title").text()).toBe("Page not found | Sohna Homeo Hall");
  expect(readStaticFiles("public").get("/favicon.ico")?.type).toBe("image/x-icon");
});

test("a search for a form that we do not have leaves no heading over nothing", async () => {
  expect((await open("/homeopathy-categories?q=tablets"))("h2").text()).toContain("All Categories");
  expect((await open("/homeopathy-categories?q=zzzz"))("h2").text()).not.toContain("All Categories");
});

test("a pack that is sold out leads to other brands in stock, and one sold out everywhere to a question", async () => {
  const { db } = shop.database;
  await sellOut([ARNICA]);
  const $ = await open(`/product/${ARNICA}`);
  expect(barOf($).text()).toMatch(/^Out of StockSBL, 30 CH, 30 mlSee \d+ others in stock$/);
  const count = Number(/See (\d+)/.exec(barOf($).text())![1]);
  expect(barOf($).find("a").attr("href")).toContain("#brands");
  expect($("#brands form").length).toBe(count);
  expect(offerOf($).length).toBe(0);
  expect($(".product-facts button:disabled").text()).toBe("Out of Stock");
  expect(factsOf($)).toMatchObject({ Expiry: "At least 90 days left" });
  expect(factsOf($)).not.toHaveProperty("Batch");

  const all = await db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      eq(
        products.remedyId,
        db.select({ id: products.remedyId }).from(products).where(eq(products.slug, ARNICA)),
      ),
    );
  await sellOut(all.map(({ slug }) => slug));
  const gone = await open(`/product/${ARNICA}`);
  expect(barOf(gone).text()).toMatch(/^Out of Stock.*Tell me when it is back$/);
  expect(offerOf(gone).length).toBe(0);
  expect(gone("#choices .choice-none").length).toBeGreaterThan(0);
  expect(gone("#choices").text()).toContain("Out of Stock");
});

function factsOf($: Page): Record<string, string> {
  return Object.fromEntries(
    $(".four-facts > div")
      .toArray()
      .map((line) => [$(line).find("dt").text(), $(line).find("dd").text()]),
  );
}
