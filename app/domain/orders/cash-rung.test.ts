import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddressFlaw, addressFlaws } from "#app/domain/orders/address-flaws.ts";
import { type CashFacts, judgeCash, LEAST_PARCELS } from "#app/domain/orders/cash-rung.ts";

const none = { taken: 0, untaken: 0 };
const known = { taken: 80, untaken: 20 };
const first: CashFacts = {
  own: none,
  isUnreached: false,
  isPhoneProven: false,
  totalPaise: 60_000,
  flaws: [],
  pincode: none,
  shop: known,
};
const rung = (facts: Partial<CashFacts>) => judgeCash({ ...first, ...facts }).rung;
const FLAWS: AddressFlaw[] = ["no-house-number", "no-landmark", "unknown-place"];

const parcels = fc.record({ taken: fc.nat(60), untaken: fc.nat(60) });
const anyFacts: fc.Arbitrary<CashFacts> = fc.record({
  own: parcels,
  isUnreached: fc.boolean(),
  isPhoneProven: fc.boolean(),
  totalPaise: fc.integer({ min: 100, max: 10_000_000 }),
  flaws: fc.subarray(FLAWS),
  pincode: parcels,
  shop: parcels,
});

test("a shop without a record of its own takes cash of everybody whose phone has none", () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(LEAST_PARCELS - 1), (facts, taken) => {
      const shop = { taken, untaken: 0 };
      expect(judgeCash({ ...facts, own: none, isUnreached: false, shop }).rung).toBe("offered");
    }),
  );
});

test("who has let no parcel go back is at most called", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const own = { ...facts.own, untaken: 0 };
      expect(["offered", "confirmed"]).toContain(judgeCash({ ...facts, own }).rung);
    }),
  );
});

test("a parcel taken never makes it harder, and one that came back never easier", () => {
  const ladder = ["offered", "confirmed", "part", "prepaid"];
  const step = (facts: CashFacts) => ladder.indexOf(judgeCash(facts).rung);
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { taken, untaken } = facts.own;
      // The first parcel ends being new; after that only its own weight counts.
      const before = { ...facts, own: { taken, untaken: untaken + 1 } };
      expect(step({ ...before, own: { taken: taken + 1, untaken: untaken + 1 } })).toBeLessThanOrEqual(
        step(before),
      );
      expect(step(before)).toBeGreaterThanOrEqual(step(facts));
    }),
  );
});

test("one parcel that came back asks for an advance, two for all of it, and parcels taken since heal it", () => {
  expect(rung({ own: { taken: 0, untaken: 1 } })).toBe("part");
  expect(rung({ own: { taken: 0, untaken: 2 } })).toBe("prepaid");
  expect(rung({ own: { taken: 1, untaken: 1 } })).toBe("confirmed");
  expect(rung({ own: { taken: 3, untaken: 1 } })).toBe("offered");
  expect(rung({ own: { taken: 90, untaken: 3 } })).toBe("prepaid");
});

test("a first order is called when something else is unusual too", () => {
  expect(rung({})).toBe("offered");
  expect(rung({ flaws: ["no-house-number"] })).toBe("confirmed");
  expect(rung({ totalPaise: 150_000 })).toBe("confirmed");
  expect(rung({ flaws: ["no-house-number"], isPhoneProven: true })).toBe("offered");
  expect(rung({ pincode: { taken: 5, untaken: 3 } })).toBe("confirmed");
  expect(rung({ pincode: { taken: 5, untaken: 2 } })).toBe("offered");
  expect(rung({ own: { taken: 1, untaken: 0 }, flaws: FLAWS })).toBe("offered");
  expect(rung({ isUnreached: true })).toBe("confirmed");
});

test("the signs say why", () => {
  expect(judgeCash({ ...first, own: { taken: 1, untaken: 2 }, totalPaise: 200_000 })).toEqual({
    rung: "prepaid",
    points: 10,
    signs: ["untaken", "untaken", "taken", "large"],
  });
});

test.each([
  [{}, []],
  [{ street: "Ward no. १२, Purani Bazar" }, []],
  [{ street: "Near the school" }, ["no-house-number"]],
  [{ landmark: " " }, ["no-landmark"]],
  [{ landmark: "", pincode: "122103" }, []],
  [{ isPlaceKnown: false }, ["unknown-place"]],
])("an address with %j lacks %j", (given, flaws) => {
  const address = { street: "House 12, Sector 4", landmark: "Opposite the park", pincode: "122001" };
  expect(addressFlaws({ ...address, isPlaceKnown: true, shopPincode: "122103", ...given })).toEqual(flaws);
});
