import fc from "fast-check";
import { expect, test } from "vitest";
import { countFacets, countOnShelf, facetsOf } from "#app/domain/catalog/facet-count.ts";
import { movedBuckets, moveTally, tallyShelf } from "#app/domain/catalog/facet-tally.ts";
import { facetWish } from "#app/domain/catalog/facet-wish.ts";
import { cardsOnShelf } from "#app/domain/catalog/shelf-cards.ts";
import { type ShelfColumns, shelfColumns, withPacks } from "#app/domain/catalog/shelf-columns.ts";
import { medicinesOnShelf } from "#app/domain/catalog/shelf-medicines.ts";
import { packsOnShelf } from "#app/domain/catalog/shelf-packs.ts";
import { relatedPacks } from "#app/domain/catalog/shelf-related.ts";
import type { ShelfPacks } from "#app/domain/catalog/shelf-rows.ts";
import { NO_FILTER, SHOP_SORTS, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";

type Pack = { medicine: number; look: number; isOnShelf: boolean; isInStock: boolean };
const PRODUCTS = 1_500;
const SIZES = ["30 ml", "30ml", "100 ml", "25 g", "a box"];
const brands = ["sbl", "reckeweg"].map((slug, n) => ({
  ...{ id: n + 1, slug, name: slug, aliases: [] },
  isFeatured: n === 1,
}));
const categories = ["cough", "skin"].map((slug, n) => {
  return { id: n + 1, slug, name: slug, aliases: [`old-${slug}`], kind: "concern" as const };
});

const pack = fc.record({
  medicine: fc.nat(300),
  look: fc.nat(60),
  isOnShelf: fc.boolean(),
  isInStock: fc.boolean(),
});
const shelf = fc.array(pack, { minLength: 20, maxLength: 40 }).map((some) => {
  const all = Array.from({ length: PRODUCTS }, (_, id): [number, Pack] => {
    const like = some[id % some.length]!;
    return [id, { ...like, medicine: (like.medicine * 7 + id) % 300 }];
  });
  return new Map<number, Pack>(all);
});
/** A product that is otherwise now, or is gone. */
const change = fc.tuple(fc.nat(PRODUCTS + 20), fc.option(pack, { nil: undefined, freq: 4 }));
const round = fc.array(change, { minLength: 1, maxLength: 6 });

const FILTERS: ShelfFilter[] = [
  NO_FILTER,
  { ...NO_FILTER, brands: ["sbl"], stock: "in" },
  { ...NO_FILTER, categories: ["old-cough"], packs: ["30-ml"] },
  { ...NO_FILTER, condition: "skin", minRupees: 60, potencies: ["3-ch"] },
];
const LISTS: ShelfFilter[] = SHOP_SORTS.flatMap((sort) => FILTERS.map((filter) => ({ ...filter, sort })));

function readPacks(packs: Iterable<[number, Pack]>): ShelfPacks {
  const all = [...packs];
  return {
    groups: all.map(([id, { medicine, look, isOnShelf }]) => ({
      dosageForm: look % 3 ? "drops" : "Eye drops",
      potency: look % 4 ? { scale: "C", number: look % 4 } : undefined,
      packSize: SIZES[look % SIZES.length]!,
      originCountry: look % 2 ? "India" : "Germany",
      isAlcoholFree: look % 5 === 0,
      isOnShelf,
      ...{ ids: [id], brandIds: [1 + (look % 2)], pricesPaise: [5_000 + look * 100] },
      medicineKeys: [medicine % 3 ? String(medicine) : `1:tonic ${medicine % 90}`],
      marks: [look % 5 ? 0 : look % 8],
      createdSeconds: [look * 50],
    })),
    inStock: all.filter(([, { isInStock }]) => isInStock).map(([id]) => id),
    sold: {
      ids: all.filter(([, { look }]) => look % 6 === 0).map(([id]) => id),
      packs: all.filter(([, { look }]) => look % 6 === 0).map(([, { look }]) => 1 + (look % 4)),
    },
    members: categories.map(({ id }) => ({
      categoryId: id,
      productIds: all.filter(([, { look }]) => look % (id + 1) === 0).map(([product]) => product),
    })),
  };
}

const remedyNames = new Map(Array.from({ length: 300 }, (_, id) => [id, `Remedy ${(id * 7) % 100}`]));
const made = (packs: Map<number, Pack>) =>
  shelfColumns({ ...readPacks(packs), brands, categories, remedyNames });
const unit = "medicines" as const;
const ratings = new Map([
  [5, 4.5],
  [70, 3],
]);
const choicesOn = (edition: ShelfColumns) => [
  countOnShelf(edition),
  ...FILTERS.map((filter) => countFacets(edition, { filter, unit })),
  countFacets(edition, { filter: NO_FILTER, unit, found: [3, 3, 700, 701, 999_999] }),
  ...LISTS.map((filter) => {
    const asked = { filter, ratings, offset: 3, limit: 20 };
    const { keys, total } = medicinesOnShelf(edition, asked);
    return [keys, total, cardsOnShelf(edition, asked.filter, keys), packsOnShelf(edition, asked)];
  }),
  ...[0, 5, 70, 1_499].map((id) => relatedPacks(edition, id, 300)),
];

test("a shelf that was changed pack by pack offers what one made at once does, and older editions stay as they were", () => {
  fc.assert(
    fc.property(shelf, fc.array(round, { minLength: 2, maxLength: 5 }), (first, rounds) => {
      const packs = new Map(first);
      const editions = [made(packs)];
      const said = [choicesOn(editions[0]!)];
      for (const changes of rounds) {
        const productIds = new Set(changes.map(([id]) => id));
        for (const [id, now] of changes) {
          if (now) packs.set(id, now);
          else packs.delete(id);
        }
        const read = readPacks([...packs].filter(([id]) => productIds.has(id)));
        editions.push(withPacks(editions.at(-1)!, { productIds, read }));
        said.push(choicesOn(made(packs)));
      }
      expect(editions.map(choicesOn)).toEqual(said);
    }),
    // Looking for a smaller example would take minutes.
    { numRuns: 15, endOnFailure: true },
  );
});

test("packs whose size is written in two ways stand in one order, whichever was read first", () => {
  const packs: [number, Pack][] = Array.from({ length: 40 }, (_, id) => [
    id,
    { medicine: 3, look: id % 2 ? 36 : 40, isOnShelf: true, isInStock: true },
  ]);
  const listed = (some: [number, Pack][]) =>
    packsOnShelf(made(new Map(some)), { filter: NO_FILTER, ratings, offset: 0, limit: 40 });
  expect(listed(packs.toReversed())).toEqual(listed(packs));
});

test("what was counted on one edition becomes what is counted on another, newer or older", () => {
  fc.assert(
    fc.property(shelf, round, fc.constantFrom(...FILTERS), fc.boolean(), (packs, changes, filter, isBack) => {
      const before = made(packs);
      const productIds = new Set(changes.slice(0, 2).map(([id]) => id));
      const read = readPacks(
        new Map(changes.slice(0, 2).flatMap(([id, now]): [number, Pack][] => (now ? [[id, now]] : []))),
      );
      const after = withPacks(before, { productIds, read });
      const [from, to] = isBack ? [after, before] : [before, after];
      const wish = facetWish(to, filter, unit);
      const tally = tallyShelf(from, facetWish(from, filter, unit));
      const moved = movedBuckets(from, to);
      if (!moved) return;
      expect(facetsOf(to, wish, moveTally(tally, wish, { from, to, moved }))).toEqual(
        countFacets(to, { filter, unit }),
      );
    }),
    { numRuns: 40 },
  );
});
