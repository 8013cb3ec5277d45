import { expect, test } from "vitest";
import { noSources, parseChange } from "#app/domain/catalog-change.ts";
import { addStale, nothingStale } from "#app/domain/stale.ts";

const shelf = () => ({
  ...noSources(),
  tables: new Set(["products", "product_categories", "brands"]),
  isByPresence: true,
});

function staleAfter(...payloads: string[]) {
  const stale = nothingStale();
  for (const payload of payloads) addStale(stale, parseChange(payload), shelf());
  return { ids: [...stale.productIds], tables: [...stale.tables], isAll: stale.isAll };
}

test("named products are read again, whatever of them has changed", () => {
  expect(staleAfter("products 12,15", "product_categories 15,7", "presence 3")).toEqual({
    ids: [12, 15, 7, 3],
    tables: [],
    isAll: false,
  });
});

test("what the shelf was not made of is not read again", () => {
  expect(staleAfter("amounts 12", "reviews", "names", "product_categories ")).toEqual({
    ids: [],
    tables: [],
    isAll: false,
  });
});

test("a table of which nobody named the rows is told by its name", () => {
  expect(staleAfter("products", "brands").tables).toEqual(["products", "brands"]);
});

test("what may be everything, and more products than are worth naming, is all", () => {
  expect(staleAfter("").isAll).toBe(true);
  expect(staleAfter("products 12", "something else").isAll).toBe(true);
  const many = Array.from({ length: 6_000 }, (_, id) => id);
  expect(staleAfter(`products ${many.join(",")}`, "brands")).toMatchObject({ ids: [], isAll: true });
});
