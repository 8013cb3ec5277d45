import { expect, test } from "vitest";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { daysOf } from "#app/domain/reports/report-period.ts";
import { findFortnight } from "#app/services/reports/fortnight.server.ts";
import { listRunningLow } from "#app/services/stock/list-running-low.server.ts";
import { addBatch, addStockedProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { reportShop } from "#tests/support/report-shop.ts";
import { addSale } from "#tests/support/sale.ts";

const { shop, run, one } = reportShop();

test("stock is worth its cost where that is known, and its MRP; by brand and by the month it expires", async () => {
  await addBatch(shop.db, {
    productId: shop.arnica.id,
    quantity: 2,
    costPaise: 6_000,
    expiresOn: "2026-10-31",
  });
  await addBatch(shop.db, { productId: shop.arnica.id, quantity: 3, expiresOn: "2027-01-01" });
  await addBatch(shop.db, { productId: shop.drops.id, quantity: 1, costPaise: 500, expiresOn: "2027-01-31" });
  await addBatch(shop.db, { productId: shop.drops.id, quantity: 0, costPaise: 500 });
  expect((await run("stock-value")).rows).toEqual([
    expect.objectContaining({
      brand: "SBL",
      packs: 5,
      stockCostPaise: 12_000,
      unknownPacks: 3,
      mrpPaise: 60_000,
    }),
    expect.objectContaining({ brand: "Dr. Reckeweg", packs: 1, stockCostPaise: 500, mrpPaise: 12_000 }),
  ]);
  const { rows, totals } = await run("expiring-stock");
  expect(rows.map(({ month, packs, stockCostPaise }) => [month, packs, stockCostPaise])).toEqual([
    ["2026-10", 2, 12_000],
    ["2027-01", 4, 500],
  ]);
  expect(totals).toMatchObject({ batches: 3, packs: 6, mrpPaise: 72_000 });
});

test("searches are counted over the days; those in vain only on the days on which nothing was found", async () => {
  await shop.db.insert(searchTerms).values([
    { term: "arnika", searchedOn: "2026-11-20", searchCount: 3, foundCount: 0 },
    { term: "arnika", searchedOn: "2026-11-21", searchCount: 2, foundCount: 7 },
    { term: "nux", searchedOn: "2026-11-21", searchCount: 4, foundCount: 9 },
    { term: "nux", searchedOn: "2026-11-22", searchCount: 9, foundCount: 9 },
  ]);
  expect((await run("top-searches")).rows).toEqual([
    { term: "arnika", searches: 5, foundCount: 7, sharePercent: 55.6 },
    { term: "nux", searches: 4, foundCount: 9, sharePercent: 44.4 },
  ]);
  expect((await run("searches-without-result")).rows).toEqual([
    { term: "arnika", searches: 3, lastDay: "2026-11-20", sharePercent: 100 },
  ]);
});

test("page views are counted by day and by page", async () => {
  await shop.db.insert(seoAnalytics).values([
    { pageUrl: "/", pageTitle: "Old", dateRecorded: "2026-11-20", impressions: 5 },
    { pageUrl: "/", pageTitle: "Home", dateRecorded: "2026-11-21", impressions: 2 },
    { pageUrl: "/shop", pageTitle: "Shop", dateRecorded: "2026-11-21", impressions: 1 },
  ]);
  expect((await run("impressions-by-page")).rows).toEqual([
    { page: "/", pageTitle: "Home", impressions: 7, sharePercent: 87.5 },
    { page: "/shop", pageTitle: "Shop", impressions: 1, sharePercent: 12.5 },
  ]);
  expect((await run("impressions-by-day")).rows.slice(-2)).toEqual([
    { day: "2026-11-20", impressions: 5, pages: 1 },
    { day: "2026-11-21", impressions: 3, pages: 2 },
  ]);
});

test("the fortnight on the Today board has 14 days up to today, each beside the day 14 days before", async () => {
  await addSale(shop.db, { lines: [one()] });
  await addSale(shop.db, { lines: [one({ quantity: 2 })], placedAt: new Date("2026-11-07T05:00Z") });
  const days = await findFortnight(shop.db, now);
  expect(days.map(({ day }) => day)).toEqual(daysOf({ from: "2026-11-08", to: "2026-11-21" }));
  expect(days.at(-1)).toEqual({ day: "2026-11-21", paise: 10_500, beforePaise: 21_000 });
});

test("running low is what sold within 30 days and has few packs, the fewest first", async () => {
  const scarce = await addStockedProduct(shop.db, { quantity: 1, name: "Sepia" });
  await addStockedProduct(shop.db, { quantity: 1, name: "Never sold" });
  await addBatch(shop.db, { productId: shop.arnica.id, quantity: 3 });
  await addBatch(shop.db, { productId: shop.drops.id, quantity: 9 });
  for (const productId of [shop.arnica.id, shop.drops.id, scarce.id])
    await addSale(shop.db, { lines: [{ ...one(), productId }] });
  const low = await listRunningLow(
    { db: shop.db, readKept: readAnew(shop.db) },
    { now, lowFrom: 3, limit: 5 },
  );
  expect(low.map(({ name, freeQuantity }) => [name, freeQuantity])).toEqual([
    ["Sepia 30 CH, 30 ml", 1],
    ["Arnica Montana 30 CH, 30 ml", 3],
  ]);
});

test("consultations are counted by day and doctor with what became of them", async () => {
  const request = (number: string, facts: Partial<typeof consultations.$inferInsert> = {}) => ({
    number,
    token: number,
    idempotencyKey: number,
    name: "Asha",
    email: "asha@example.org",
    phone: "9812345678",
    ageYears: 40,
    gender: "female" as const,
    preferredDate: "2026-11-21",
    preferredTime: "morning" as const,
    mainComplaints: "a secret",
    consentVersion: "1",
    consentText: "",
    consentedAt: now,
    answerBy: now,
    createdAt: now,
    ...facts,
  });
  const [doctor] = await shop.db
    .insert(doctors)
    .values({
      slug: "verma",
      name: "Dr. Verma",
      qualification: "BHMS",
      title: "Physician",
      languages: [],
      interests: [],
    })
    .returning({ id: doctors.id });
  const visit = {
    doctorId: doctor!.id,
    startsAt: now,
    endsAt: new Date(now.getTime() + 60_000),
    mode: "clinic" as const,
  };
  await shop.db
    .insert(consultations)
    .values([
      request("C1"),
      request("C2", { status: "cancelled", createdAt: new Date("2026-11-20T18:29:59Z") }),
      request("C3", { status: "completed", feePaise: 50_000, ...visit }),
    ]);
  const byDay = await run("consultations-by-day");
  expect(byDay.rows.slice(-2).map(({ requests, completed }) => [requests, completed])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  const byDoctor = await run("consultations-by-doctor");
  expect(byDoctor.rows.map(({ doctor: name, requests, feePaise }) => [name, requests, feePaise])).toEqual([
    ["Not assigned", 2, 0],
    ["Dr. Verma", 1, 50_000],
  ]);
  expect(JSON.stringify([byDay, byDoctor])).not.toMatch(/secret|Asha|98123/);
});
