import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLAIMS, uncoveredClaims } from "#app/content/claims.ts";
import { settings as settingRows } from "#app/db/schema/ground.ts";
import { faqItems } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { byUser } from "#app/domain/actor.ts";
import { FACTS, type Fact } from "#app/domain/fact.ts";
import { type Settings, settingsSchema } from "#app/domain/settings.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor } from "#tests/support/clinic.ts";
import { countedNumbers } from "#tests/support/counted-numbers.ts";
import { noteCopies } from "#tests/support/noted-copies.ts";
import { notesOn, numbersFirst, wordsOf } from "#tests/support/page-words.ts";
import { openVisitor } from "#tests/support/visitor.ts";

const AT_ONCE = 4;
const SITEMAPS = ["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml", "/enhanced-sitemap.xml"];
/** A product page is drawn by these; of the others only the stored words are read. */
const KIND_OF_PRODUCT = "form_id, sold_to, can_publish_indication, price_paise < mrp_paise";
const FAR = "110001";
const ARNICA = "arnica-montana-30-ch-sbl-30-ml";

/** The periods that the owner sets, each another one than the shop comes with. */
const PERIODS = {
  returns: { windowDays: 9, damagedClaimHours: 50, refundDays: 6 },
  clinic: { answerHours: 30 },
  enquiries: { answerHours: 31 },
  legal: { acknowledgeHours: 40, answerDays: 28, privacyAnswerDays: 27 },
};
const OLD_PERIODS =
  /within (?:7|30) days|within (?:24|48) hours|7-day returns|(?<!last )\b24 hours|within 7 working/i;

const NO_CASH = { pincodes: [] };
const SLOW = { zones: { "same-day": { minDays: 1, maxDays: 1 } } };
const NO_EXPRESS = { isOn: false };
const ENTERED = {
  upiVpa: "shop@bank",
  licence20c: "RLF20C-2026-1",
  gstin: "06ABCDE1234F1Z4",
};
const BANK = {
  accountHolder: "Hall",
  bankName: "State Bank",
  accountNumber: "123456789",
  ifsc: "SBIN0000001",
};

const ENTERED_GROUPS: SettingsGroup[] = [
  "shop",
  "cod",
  "delivery",
  "express",
  "bank",
  "returns",
  "clinic",
  "enquiries",
  "legal",
];

/** Four shops, from the emptiest to the fullest, and what may be said in each. */
const SHOPS: { name: string; settings: object; isWhole?: boolean; holds: Fact[] }[] = [
  { name: "nothing", settings: { cod: NO_CASH, delivery: SLOW, express: NO_EXPRESS }, holds: [] },
  {
    name: "only cash",
    settings: { delivery: SLOW, express: NO_EXPRESS },
    holds: ["cashOnDelivery", "payment"],
  },
  {
    name: "UPI",
    settings: { shop: { upiVpa: "shop@bank" }, cod: NO_CASH, express: NO_EXPRESS },
    holds: ["upi", "payment", "sameDay"],
  },
  {
    name: "everything",
    settings: { shop: ENTERED, bank: BANK, ...PERIODS },
    isWhole: true,
    holds: Object.keys(FACTS) as Fact[],
  },
];

const COPY_DAYS = 30;

let shop: TestShop;
let paths: string[];
const read = new Map<string, Map<string, string>>();

beforeAll(async () => {
  shop = await openTestShop({ UPI_VPA: "" }, { template: "seeded" });
  paths = await publicPaths();
  for (const { name, settings, isWhole } of SHOPS) {
    await enter(settingsSchema.parse(settings), isWhole);
    if (isWhole) {
      await addDoctor(shop.database.db);
      noteCopies(shop.dataDir, { days: COPY_DAYS });
      await shop.database.db.delete(reviews).where(eq(reviews.isSample, true));
    }
    read.set(name, await readAll());
  }
});
afterAll(() => shop.close());

test.each(SHOPS)("the shop with $name knows what holds", async ({ name, holds, settings, isWhole }) => {
  expect(read.get(name)!.size).toBeGreaterThan(350);
  await enter(settingsSchema.parse(settings), isWhole);
  const { holds: found } = await findFacts(shop.database.db, {
    ...{ upiVpa: undefined, copyDays: isWhole ? COPY_DAYS : undefined },
  });
  const ofDatabase: Fact[] = ["doctor", "buyersReviews"];
  expect(found.filter((fact) => !ofDatabase.includes(fact))).toEqual(
    holds.filter((fact) => !ofDatabase.includes(fact)),
  );
});

test.each(SHOPS)("no page of the shop with $name says what does not hold", ({ name, holds }) => {
  expect(uncovered(read.get(name)!, holds)).toEqual([]);
});

test("with everything entered each claim stands somewhere, so that none is searched for in vain", () => {
  const everything = [...read.get("everything")!.values()].join("\n");
  const silent = CLAIMS.filter(({ fact, says }) => fact !== "never" && !says.test(everything));
  expect(silent.map(({ statement }) => statement)).toEqual([]);
});

test.each(SHOPS)("no page of the shop with $name names to visitors what is missing", ({ name, isWhole }) => {
  expect(notesOn(read.get(name)!, { hasSamples: !isWhole })).toEqual([]);
});

test.each(SHOPS)("no page of the shop with $name prints a phone, for none is entered", ({ name }) => {
  const printed = [...read.get(name)!].flatMap(([path, text]) =>
    [...text.matchAll(/\+91[ -]?\d|\b0{5}[ -]?0{5}\b|"telephone"/g)].map(
      ({ index }) => `${path}: ${text.slice(index - 40, index + 40)}`,
    ),
  );
  expect(printed).toEqual([]);
});

test("periods are those of the settings", () => {
  const old = [...read.get("everything")!].flatMap(([path, text]) => {
    const found = OLD_PERIODS.exec(text);
    return found ? [`${path}: ${text.slice(found.index - 40, found.index + 40)}`] : [];
  });
  expect(old).toEqual([]);
});

test("the PIN code's answer, cart and checkout say first what cannot be paid, and then no order can be placed", async () => {
  const open = await openTestShop({ UPI_VPA: "" });
  try {
    const buyer = openVisitor(open);
    await buyer.add(ARNICA, 2);
    const say = async (path: string) => (await buyer.read(path)).text;
    const product = `/product/${ARNICA}?pincode=${FAR}`;
    const { shop: facts } = await findSettings(open.database.db);
    await save(open, "shop", { ...facts, upiVpa: undefined });
    expect(await say(product)).toContain("We cannot take payment for orders to this PIN code yet.");
    expect(await say("/cart")).toContain("For now we take cash on delivery only");
    expect(await say(`/checkout?pincode=${FAR}`)).toContain("This order cannot be placed");
    expect(await say(`/checkout?pincode=${FAR}`)).not.toMatch(/Place order,|Pay ₹/);
    expect(await say("/checkout?pincode=122103")).toMatch(/Place order, pay ₹/);
    await save(open, "shop", { ...facts, upiVpa: "shop@bank" });
    expect(await say(product)).toContain("Pay by UPI.");
    expect(await say(`/checkout?pincode=${FAR}`)).toMatch(/Pay ₹[\d.,]+ with UPI/);
    await save(open, "shop", { ...facts, upiVpa: undefined });
    await save(open, "cod", settingsSchema.parse({ cod: NO_CASH }).cod);
    expect(await say("/cart")).toContain("We cannot take payment on this site yet");
  } finally {
    await open.close();
  }
});

test("every number of brands and medicines is counted in the database", async () => {
  const allowed = await countedNumbers(shop);
  const wrong = [...read.get("everything")!].flatMap(([path, text]) =>
    [
      ...(path === "/about" ? numbersFirst(text) : text).matchAll(
        /(\d[\d,]*\+?) (?:genuine |homeopathic )*(medicines|products?|brands)\b/g,
      ),
    ]
      .filter(([, number, thing]) => !allowed(path, number!, thing!))
      .map(([words]) => `${path}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

test("no stored word of a product makes a claim that nothing carries", async () => {
  const { rows } = await shop.database.pool.query<{ slug: string; words: string }>(
    "select slug, concat_ws(' ', name, short_description, description, ingredients::text) as words from products",
  );
  expect(rows.length).toBeGreaterThan(3_000);
  expect(rows.flatMap(({ slug, words }) => uncoveredClaims(words, []).map((claim) => [slug, claim]))).toEqual(
    [],
  );
});

test("a claim that somebody plants in a stored answer, a setting or a wrong number is found", async () => {
  const { db } = shop.database;
  await enter(settingsSchema.parse(SHOPS[0]!.settings));
  const path = "/faq/store-ordering/can-i-get-a-bill-with-gst";
  await db
    .update(faqItems)
    .set({ answerHtml: "<p>Every order has a tax invoice. Pay by UPI, or in cash at the door.</p>" })
    .where(eq(faqItems.slug, "can-i-get-a-bill-with-gst"));
  const planted = new Map([[path, await everyWordOf(path)]]);
  // The doctor and the removed samples of the fullest shop are still there.
  expect(uncovered(planted, ["doctor", "buyersReviews"]).map(({ statement }) => statement)).toEqual([
    "UPI is taken",
    "Cash on delivery is taken",
    "We give a tax invoice",
  ]);
  expect((await countedNumbers(shop))("/brands", "20", "brands")).toBe(false);
});

/** The addresses of all sitemaps, of products one of each kind, and the pages that only a buyer sees. */
async function publicPaths(): Promise<string[]> {
  const listed = new Set<string>();
  for (const sitemap of SITEMAPS)
    for (const [, url] of (await (await shop.ask(sitemap)).text()).matchAll(/<loc>([^<]+)<\/loc>/g))
      listed.add(url!.replace(ORIGIN, "") || "/");
  const { rows } = await shop.database.pool.query<{ slug: string }>(
    `select distinct on (${KIND_OF_PRODUCT}) slug from products where is_published order by ${KIND_OF_PRODUCT}, slug`,
  );
  return [
    ...[...listed].filter((path) => !path.startsWith("/product/")),
    ...rows.map(({ slug }) => `/product/${slug}`),
    `/product/arnica-montana-30-ch-sbl-30-ml?pincode=${FAR}`,
    "/product/arnica-montana-30-ch-sbl-30-ml?pincode=122103",
    "/shop?view=all",
    "/brand/adel",
    "/homeopathy-categories/homeopathy-kits",
  ];
}

/** Saves these settings; opening hours count as entered only where they are saved, whatever they are. */
async function enter(settings: Settings, areHoursSaved = false) {
  await shop.database.db.delete(settingRows).where(eq(settingRows.key, "hours"));
  if (areHoursSaved) await save(shop, "hours", settings.hours);
  for (const group of ENTERED_GROUPS) await save(shop, group, settings[group]);
}

async function save({ database: { db } }: TestShop, group: SettingsGroup, value: unknown) {
  const saved = await saveSettings(db, { group, value, actor: byUser({ userId: "owner" }), now: new Date() });
  if (!saved.ok) throw new Error(`${group}: ${JSON.stringify(saved)}`);
}

async function readAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of queue) texts.set(path, await everyWordOf(path));
    }),
  );
  return texts;
}

async function everyWordOf(path: string): Promise<string> {
  const response = await shop.ask(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return wordsOf(await response.text());
}

function uncovered(texts: Map<string, string>, holds: readonly Fact[]) {
  return [...texts].flatMap(([path, text]) =>
    uncoveredClaims(text, holds).map((claim) => ({ path, ...claim })),
  );
}
