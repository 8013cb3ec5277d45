import fc from "fast-check";
import { expect, test } from "vitest";
import { choosePack, isForHome, type OfferablePack } from "#app/domain/pages/pack-offer.ts";

const lycopodium = (slug: string, netQuantity: number, rupees: number): OfferablePack => ({
  slug,
  dosageForm: "dilution",
  netQuantity,
  netUnit: "ml",
  pricePaise: rupees * 100,
});

test("the pack with the lowest price per millilitre is offered, not the smallest one", () => {
  const packs = [lycopodium("dear", 11, 150), lycopodium("cheap", 30, 90), lycopodium("middle", 30, 110)];
  const choice = choosePack(packs)!;
  expect(choice.offered.slug).toBe("cheap");
  expect(choice.others.map(({ slug }) => slug)).toEqual(["middle", "dear"]);
});

test("a clinic's tin of 450 g stands beside the offer, also when its gram costs less", () => {
  const salt = { dosageForm: "tablets", netUnit: "g" as const };
  const tin = { ...salt, slug: "tin", netQuantity: 450, pricePaise: 72_000 };
  const home = { ...salt, slug: "home", netQuantity: 25, pricePaise: 12_000 };
  expect(choosePack([tin, home])).toEqual({ offered: home, others: [tin] });
  expect(choosePack([tin])).toEqual({ offered: tin, others: [] });
});

test("packs of another form are no cheaper choice of the same medicine", () => {
  const globules = { ...lycopodium("globules", 10, 1), dosageForm: "globules", netUnit: "g" as const };
  const choice = choosePack([globules, lycopodium("a", 30, 90), lycopodium("b", 30, 95)])!;
  expect(choice.offered.slug).toBe("a");
  expect(choice.others.map(({ slug }) => slug)).toEqual(["b"]);
  expect(choosePack([])).toBeUndefined();
});

const pack = fc.record({
  slug: fc.uuid(),
  dosageForm: fc.constantFrom("dilution", "tablets"),
  netQuantity: fc.integer({ min: 1, max: 500 }),
  netUnit: fc.constantFrom("ml", "g", "unit"),
  pricePaise: fc.integer({ min: 1, max: 500_000 }),
});

test("whatever stands on the shelf, no other home pack of the form is cheaper per unit, and the order of the packs does not matter", () => {
  fc.assert(
    fc.property(fc.uniqueArray(pack, { selector: ({ slug }) => slug, minLength: 1 }), (packs) => {
      const { offered, others } = choosePack<OfferablePack>(packs)!;
      const cheaper = others.filter(
        (other) =>
          isForHome(other) && other.pricePaise / other.netQuantity < offered.pricePaise / offered.netQuantity,
      );
      expect(cheaper).toEqual([]);
      expect(choosePack<OfferablePack>(packs.toReversed())).toEqual({ offered, others });
    }),
  );
});
