import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { internalLinks } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { findHome } from "#app/services/pages/home.server.ts";
import { listInternalLinks } from "#app/services/pages/internal-links.server.ts";
import { listTestimonials } from "#app/services/pages/testimonials.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readAnew } from "#tests/support/read-anew.ts";

let shop: TestDatabase;

beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

test("the home page has something for each of its shelves, and features nothing that is popular already", async () => {
  const home = await findHome(readAnew(shop.db), { today: "2026-11-21", upiVpa: undefined });
  expect(home.concerns).toHaveLength(10);
  expect(home.brands).toHaveLength(6);
  expect(home.popular).toHaveLength(12);
  expect(home.featured).toHaveLength(6);
  expect(home.recent).toHaveLength(12);
  expect(home.guides).toHaveLength(3);
  expect(home.faqs).toHaveLength(6);
  const popular = home.popular.map((product) => product.slug);
  expect(home.featured.filter((product) => popular.includes(product.slug))).toEqual([]);
});

test("every medicine form on the home page has a picture", async () => {
  const { forms, formPictures } = await findHome(readAnew(shop.db), {
    today: "2026-11-21",
    upiVpa: undefined,
  });
  const stocked = forms.filter((form) => form.productCount > 0).map((form) => form.slug);
  expect(Object.keys(formPictures).sort()).toEqual(stocked.sort());
});

test("what a buyer wrote stands before every sample review, a poor rating does not stand there at all", async () => {
  const [product] = await shop.db.select({ id: products.id }).from(products).limit(1);
  const review = { productId: product!.id, status: "published" as const, body: "Came in an hour." };
  await shop.db.insert(reviews).values([
    { ...review, rating: 5, authorName: "Asha", createdAt: new Date("2020-01-01") },
    { ...review, rating: 2, authorName: "Ravi" },
    { ...review, rating: 5, authorName: "Meena", status: "pending" },
  ]);
  const testimonials = await listTestimonials(shop.db, { limit: 3 });
  expect(testimonials.map(({ authorName, isSample }) => ({ authorName, isSample }))).toEqual([
    { authorName: "Asha", isSample: false },
    { authorName: expect.any(String), isSample: true },
    { authorName: expect.any(String), isSample: true },
  ]);
});

test("a page shows its first six active links and no others", async () => {
  const links = Array.from({ length: 8 }, (_, position) => ({
    sourcePage: "/test",
    targetPage: `/location/${position}`,
    anchorText: `Place ${position}`,
    isActive: position !== 2,
  }));
  await shop.db.insert(internalLinks).values(links);
  const shown = await listInternalLinks(shop.db, { sourcePage: "/test", limit: 6 });
  expect(shown.map((link) => link.targetPage)).toEqual(
    [0, 1, 3, 4, 5, 6].map((place) => `/location/${place}`),
  );
});
