import { afterAll, expect, test } from "vitest";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import {
  clinicData,
  pharmacyData,
  websiteData,
} from "#app/services/pages/structured-data/business.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { conditionData, faqData, locationData } from "#app/services/pages/structured-data/pages.server.ts";
import { productData } from "#app/services/pages/structured-data/product.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, ORIGIN as origin } from "#tests/support/fixtures.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { structuredDataFaults } from "#tests/support/structured-data.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const today = "2026-11-21";
const hours = {
  weekly: [1, 2, 3].map((weekday) => ({ weekday, opensAt: "09:30", closesAt: "20:00" })),
  holidays: [{ date: "2027-01-26", name: "Republic Day" }],
};
const settings = settingsSchema.parse({
  hours,
  shop: { phone: "9876543210", geo: { lat: 28.2474, lng: 77.0655 } },
});
const faultsOf = (...things: Parameters<typeof graph>) =>
  structuredDataFaults(JSON.stringify(graph(...things)));

async function newProduct(facts: Parameters<typeof addStockedProduct>[1]): Promise<ProductPage> {
  const { slug } = await addStockedProduct(db, { description: "Drops in a dropper bottle.", ...facts });
  return (await findProduct(readAnew(db), { slug, today }))!;
}
const facts = { origin, today, saleEndsOn: undefined, settings };

test("shop, clinic and site carry all that Google asks for", () => {
  expect(faultsOf(pharmacyData(facts), clinicData(facts), websiteData(facts))).toEqual([]);
});

test("days with the same hours stand together, and a holiday closes when it opens", () => {
  expect(pharmacyData(facts).openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
      opens: "09:30",
      closes: "20:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      opens: "00:00",
      closes: "00:00",
      validFrom: "2027-01-26",
      validThrough: "2027-01-26",
    },
  ]);
});

test("the business serves 50 km around it, a location page says 25 km and the name of the place", () => {
  const geo = { "@type": "GeoCoordinates", latitude: 28.2474, longitude: 77.0655 };
  expect(pharmacyData(facts)).toMatchObject({
    geo,
    areaServed: { "@type": "GeoCircle", geoMidpoint: geo, geoRadius: 50_000 },
  });
  const location = locationData(origin, { settings, placeName: "Nuh" });
  expect(location).toMatchObject({
    geo,
    areaServed: [
      { geoMidpoint: geo, geoRadius: 25_000 },
      { "@type": "Place", name: "Nuh" },
    ],
  });
  expect(faultsOf(location)).toEqual([]);
});

test.each([
  ["nothing", {}],
  ["half of it", { lat: 28.2474 }],
])("of a place on the map of which %s is entered no circle and no point is made up", (_, geo) => {
  const bare = { ...facts, settings: settingsSchema.parse({ hours, shop: { geo } }) };
  const pharmacy = pharmacyData(bare);
  const location = locationData(origin, { settings: bare.settings, placeName: "Nuh" });
  expect(pharmacy.areaServed).toEqual({ "@type": "Place", name: "Sohna" });
  expect(location).toMatchObject({ areaServed: [{ "@type": "Place", name: "Nuh" }] });
  for (const data of [pharmacy, clinicData(bare), location]) {
    expect(JSON.stringify(data)).not.toMatch(/geo|latitude|longitude|telephone/i);
  }
});

test("a product in stock costs what the shop asks, and its price is named for 30 days or to the end of the sale", async () => {
  const product = await newProduct({ quantity: 3, pricePaise: 12_050, mrpPaise: 13_000 });
  const data = productData(product, facts);
  expect(data).toMatchObject({
    offers: {
      price: "120.50",
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      priceValidUntil: "2026-12-21",
    },
  });
  expect(faultsOf(data)).toEqual([]);
  expect(productData(product, { ...facts, saleEndsOn: "2026-11-30" })).toMatchObject({
    offers: { priceValidUntil: "2026-11-30" },
  });
});

test("a review has the day it was written on", async () => {
  const product = await newProduct({ quantity: 1 });
  const review = { authorName: "Asha", rating: 5, body: "Sealed.", isSample: false, reply: undefined };
  const newest = [{ ...review, writtenOn: "2026-11-21" }];
  const reviews = { ...product.reviews, summary: { average: 5, count: 1 }, newest };
  const data = productData({ ...product, reviews } as ProductPage, facts);
  expect(data).toMatchObject({ review: [{ datePublished: "2026-11-21" }] });
});

test("a sold-out product is out of stock", async () => {
  const product = await newProduct({ quantity: 0 });
  expect(productData(product, facts)).toMatchObject({
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

test("what is not sold to everybody is no product to a search engine", async () => {
  expect(productData(await newProduct({ quantity: 3, soldTo: "prescription" }), facts)).toBeUndefined();
  expect(productData(await newProduct({ quantity: 3, soldTo: "nobody" }), facts)).toBeUndefined();
});

test("a condition names its signs and no treatment", () => {
  const data = conditionData(origin, {
    path: "/diseases/digestive-system/acidity",
    name: "Acidity",
    otherNames: ["Heartburn"],
    description: "Sour burning behind the breastbone.",
    symptoms: ["burning after meals"],
  });
  expect(faultsOf(data)).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/treatment|drug|offer/i);
});

test("a page without questions has no FAQ data", () => {
  expect(faqData([])).toBeUndefined();
  expect(faultsOf(faqData([{ question: "How?", answer: "<p>So.</p>" }]))).toEqual([]);
});
