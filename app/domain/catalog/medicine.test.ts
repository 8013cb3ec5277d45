import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choiceLabel,
  type MedicinePack,
  medicineFacts,
  usualPack,
  usualPacks,
} from "#app/domain/catalog/medicine.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";

let made = 0;
function pack(potency: string, more: Partial<MedicinePack> = {}): MedicinePack {
  made += 1;
  return {
    id: made,
    brandId: 1,
    isBrandFeatured: false,
    potency: parsePotency(potency),
    packSize: "30 ml",
    pricePaise: 10_000,
    isInStock: true,
    isBestSeller: false,
    soldPacks: 0,
    ...more,
  };
}
const labels = (packs: MedicinePack[]) => usualPacks(packs).map(choiceLabel);

test("a card counts packs and brands, from the least to the most diluted potency, and the lowest price", () => {
  const packs = [
    pack("1M", { pricePaise: 9_400 }),
    pack("6", { brandId: 2 }),
    pack("Q"),
    pack("30", { brandId: 2 }),
  ];
  expect(medicineFacts(packs)).toEqual({
    packCount: 4,
    brandCount: 2,
    potencies: { lowest: "Q", highest: "1M" },
    fromPaise: 9_400,
  });
  expect(medicineFacts([pack("", { potency: undefined })]).potencies).toBeUndefined();
});

test("without sales a card offers 30 CH and 200 CH where they are in stock", () => {
  expect(labels([pack("6"), pack("200"), pack("1M"), pack("30"), pack("6")])).toEqual(["30 CH", "200 CH"]);
  expect(labels([pack("6"), pack("200"), pack("30", { isInStock: false })])).toEqual(["200 CH", "6 CH"]);
});

test("then come the potencies with most packs in stock, and one that is sold out is offered only alone", () => {
  expect(labels([pack("3X"), pack("6X"), pack("6X"), pack("12X")])).toEqual(["6X", "3X"]);
  expect(labels([pack("30"), pack("200", { isInStock: false })])).toEqual(["30 CH"]);
  expect(labels([pack("30", { isInStock: false }), pack("200", { isInStock: false })])).toEqual(["30 CH"]);
});

test("what customers bought and kept comes before what is usual elsewhere", () => {
  expect(labels([pack("30", { soldPacks: 2 }), pack("200"), pack("Q", { soldPacks: 3 })])).toEqual([
    "Q",
    "30 CH",
  ]);
  expect(labels([pack("30"), pack("200"), pack("Q", { soldPacks: 3, isInStock: false })])).toEqual([
    "30 CH",
    "200 CH",
  ]);
});

test("a product without potency offers its sizes", () => {
  const gel = { potency: undefined, packSize: "25 g" };
  expect(labels([pack("", { ...gel, packSize: "100 g" }), pack("", gel)])).toEqual(["25 g", "100 g"]);
});

test("the usual pack is in stock, sold most, a best seller, of the usual size, of a featured brand, lowest in price, first in the shop", () => {
  const packs = [
    pack("30", { isInStock: false, soldPacks: 99 }),
    pack("30", { soldPacks: 1 }),
    pack("30", { isBestSeller: true }),
    pack("30", { isBrandFeatured: true, pricePaise: 9_000 }),
    pack("30", { pricePaise: 8_000 }),
    pack("30"),
    pack("30"),
    pack("30", { packSize: "11 ml", isBrandFeatured: true, pricePaise: 7_000 }),
  ];
  const [gone, sold, best, featured, cheap, first, second, small] = packs;
  for (const usual of [sold, best, featured, cheap, first, second, small, gone]) {
    expect(usualPack(packs)).toBe(usual);
    packs.splice(packs.indexOf(usual!), 1);
  }
});

test("whatever the packs, a card offers one or two of them, of two labels, the same in any order", () => {
  const some = fc.record({
    potency: fc.constantFrom("", "Q", "6X", "30", "200", "1M"),
    packSize: fc.constantFrom("11 ml", "30 ml", "100 ml"),
    isInStock: fc.boolean(),
    soldPacks: fc.nat(3),
    pricePaise: fc.integer({ min: 9_000, max: 9_003 }),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), (list) => {
      const packs = list.map(({ potency, ...more }) => pack(potency, more));
      const offered = usualPacks(packs);
      expect([1, 2]).toContain(offered.length);
      expect(packs).toEqual(expect.arrayContaining(offered));
      expect(new Set(offered.map(choiceLabel)).size).toBe(offered.length);
      const isAnyInStock = packs.some(({ isInStock }) => isInStock);
      for (const each of offered) expect(each.isInStock).toBe(isAnyInStock);
      expect(usualPacks(packs.toReversed())).toEqual(offered);
    }),
  );
});
