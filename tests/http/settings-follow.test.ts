import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seoPages } from "#app/db/schema/pages.ts";
import { byUser } from "#app/domain/actor.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { SettingsGroup } from "#app/domain/shop/setting-fields.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

/** A page of each kind that names facts of the shop. */
const PAGES = [
  "/",
  "/about",
  "/contact",
  "/gallery",
  "/faq",
  "/faq/store-ordering",
  "/faq/general/do-you-deliver-to-my-village",
  "/shipping-policy",
  "/refund-policy",
  "/terms-of-service",
  "/grievance-officer",
  "/locations",
  "/location/lakhuwas",
  "/homeopathy-in-gurgaon",
  "/haryana/gurgaon/homeopathy",
  "/haryana/gurgaon/sohna/homeopathy",
  "/categories",
  "/category/cough-and-cold",
  "/homeopathy-categories/dilutions",
  "/brand/sbl",
  "/brands",
  "/diseases/digestive-system/acidity",
  "/product/arnica-montana-30-ch-sbl-30-ml",
  "/bulk-order",
  "/wholesale-pricing",
  "/doctor-consultation",
];

let shop: TestShop;
let before: Settings;
beforeAll(async () => {
  shop = await openTestShop();
  before = await findSettings(shop.database.db);
  for (const [group, value] of Object.entries(newFacts(before))) await save(group as SettingsGroup, value);
});
afterAll(() => shop.close());

function newFacts({ shop: facts, delivery }: Settings): Partial<Settings> {
  const { "same-day": near, "next-day": next, ncr, "pan-india": india } = delivery.zones;
  const hours = (opensAt: string, closesAt: string) => ({
    weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt, closesAt })),
    holidays: [],
  });
  return {
    shop: {
      ...facts,
      name: "Aravalli Homeo Store",
      legalName: "Aravalli Remedies LLP",
      phone: "9111111111",
      whatsapp: "9222222222",
      email: "hello@aravalli.example",
      address: { ...facts.address, town: "Nuh", area: "Palla Road", pincode: "122107" },
      geo: { lat: 28.1, lng: 77.01 },
    },
    hours: hours("07:07", "16:16"),
    supportHours: hours("06:06", "15:15"),
    delivery: {
      ...delivery,
      freeFromPaise: 77_700,
      cutOff: "11:11",
      zones: {
        "same-day": { ...near, name: "Near", feePaise: 1_700, minDays: 2, maxDays: 2 },
        "next-day": { ...next, name: "Farther", feePaise: 1_800, minDays: 3, maxDays: 4 },
        ncr: { ...ncr, feePaise: 1_900, minDays: 5, maxDays: 6 },
        "pan-india": { ...india, feePaise: 2_100, minDays: 8, maxDays: 9 },
      },
    },
  };
}

async function save(group: SettingsGroup, value: unknown) {
  const { db } = shop.database;
  const saved = await saveSettings(db, { group, value, actor: byUser({ userId: "owner" }), now: new Date() });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
}

/** All that people and search engines read of a page, in one line. */
async function everyWordOf(path: string): Promise<string> {
  const $ = load(await (await shop.ask(path)).text());
  const read = (selector: string, name: string) =>
    $(selector)
      .get()
      .map((tag) => $(tag).attr(name));
  const ways = read("a:is([href^='tel:'], [href^='mailto:'], [href^='https:'])", "href");
  const head = [$("title").text(), ...read("meta", "content"), ...ways].join(" ");
  const data = $('script[type="application/ld+json"]').text();
  // The label of the shop's own kits is a brand, with a name of its own; a doctor's free time is not the shop's hours.
  $("script, style, article, .next-free, .sticky-action, #slot, [href='/brand/house']").remove();
  $("body *").append(" ");
  return `${head} ${data} ${$("body").text()}`.replace(/\s+/g, " ");
}

test.each(PAGES)("%s says nothing any more of what the owner has changed", async (path) => {
  const text = await everyWordOf(path);
  const old = [
    /.{30}98765 ?43210/,
    /.{30}care@sohnahomeohall/,
    /.{30}\b(9:30 AM|8:00 PM|9:00 PM|9 PM)\b/,
    /.{30}₹ ?499\b/,
    /.{30}\b2:00 PM/,
    /.{30}₹ ?40\b(?!\.)/,
    /.{30}(?<!doctor )(the same day|same-day|the next day|next-day delivery)/i,
    /.{30}\b(1 to 2|3 to 5) working days/,
    /.{30}28\.2474/,
    /.{30}from our shop in Sohna/,
    ...(path === "/brands" ? [] : [/.{30}Sohna Homeo Hall/]),
  ].flatMap((fact) => fact.exec(text)?.[0] ?? []);
  expect(old).toEqual([]);
  expect(text).toContain("Aravalli Homeo Store");
  expect(text).toContain("91111 11111");
  expect(text).toContain("7:07 AM");
});

test("a place whose page is hidden leaves menus and footer, so that no link of the shop is dead", async () => {
  const { db } = shop.database;
  const isManesar = eq(seoPages.slug, "manesar");
  const linked = async () => (await (await shop.ask("/about")).text()).includes('"/homeopathy-in-manesar"');
  expect(await linked()).toBe(true);
  await db.update(seoPages).set({ isActive: false }).where(isManesar);
  expect((await shop.ask("/homeopathy-in-manesar")).status).toBe(404);
  await expect.poll(linked).toBe(false);
  await db.update(seoPages).set({ isActive: true }).where(isManesar);
});
