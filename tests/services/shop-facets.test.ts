import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { listFacets, listQuickFacets } from "#app/services/catalog/list-facets.server.ts";
import { listShelf } from "#app/services/catalog/list-shelf.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const today = "2026-11-21";
let small: TestDatabase;

beforeAll(async () => {
  small = await createTestDatabase("empty");
  await fillSmallShelf(small.db);
});
afterAll(() => small.drop());

const filterOf = (address: string) => parseShopFilter(new URLSearchParams(address));

test("what a search has understood stands in for its words, in the list and in its choices", async () => {
  const asked = { filter: filterOf("q=pain in the head"), today };
  const [nux] = await small.db.select({ id: products.id }).from(products).where(eq(products.slug, "nux"));
  const named = { medicines: [{ productIds: [nux!.id] }], areClosedShown: false, unit: "packs" as const };
  const understood = { ...asked, named };
  expect((await listShelf(small.db, { ...asked, perPage: 9 })).total).toBe(0);
  expect((await listShelf(small.db, { ...understood, perPage: 9 })).total).toBe(1);
  const { origins } = await listFacets(small.db, understood);
  expect(origins.map(({ count }) => count)).toEqual([1]);
  const { potencies } = await listQuickFacets(small.db, understood);
  expect(potencies.map(({ name, count }) => [name, count])).toEqual([["30 CH", 1]]);
});
