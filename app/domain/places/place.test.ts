import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canonicalAddress,
  codCoverage,
  DIRECTIONS,
  directionTo,
  isListedPlace,
  kilometresBetween,
  locationAddress,
  shortPlaceName,
  slowestZone,
} from "#app/domain/places/place.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const settings = settingsSchema.parse({});
const sohna = { latitude: 28.2474, longitude: 77.0655 };
const gurgaon = { latitude: 28.4595, longitude: 77.0266 };
const palwal = { latitude: 28.144, longitude: 77.329 };
const around = fc.record({
  latitude: fc.double({ min: 27, max: 30, noNaN: true }),
  longitude: fc.double({ min: 76, max: 78, noNaN: true }),
});

test("Gurgaon lies 24 km north of Sohna, Palwal 28 km to the south-east", () => {
  expect(kilometresBetween(sohna, gurgaon)).toBeCloseTo(23.9, 0);
  expect(directionTo(sohna, gurgaon)).toBe("north");
  expect(kilometresBetween(sohna, palwal)).toBeCloseTo(28.3, 0);
  expect(directionTo(sohna, palwal)).toBe("south-east");
});

test("the way there is as long as the way back, in the opposite direction", () => {
  fc.assert(
    fc.property(around, around, (a, b) => {
      fc.pre(kilometresBetween(a, b) > 0.1);
      expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 9);
      const turned = (DIRECTIONS.indexOf(directionTo(a, b)) + 4) % 8;
      const apart = Math.abs(turned - DIRECTIONS.indexOf(directionTo(b, a)));
      expect(Math.min(apart, 8 - apart)).toBeLessThanOrEqual(1);
    }),
  );
});

test("the page of a place stands where the owner put it, else at /location", () => {
  expect(locationAddress({ slug: "sohna", canonicalUrl: "/homeopathy-in-sohna" })).toBe(
    "/homeopathy-in-sohna",
  );
  expect(locationAddress({ slug: "teekli", canonicalUrl: null })).toBe("/location/teekli");
  expect(locationAddress({ slug: "teekli", canonicalUrl: "https://other.example/x" })).toBe(
    "/location/teekli",
  );
});

test("the canonical address of a place is a full one", () => {
  const origin = "https://shop.example";
  expect(canonicalAddress({ slug: "sohna", canonicalUrl: "/homeopathy-in-sohna" }, origin)).toBe(
    `${origin}/homeopathy-in-sohna`,
  );
  expect(canonicalAddress({ slug: "teekli" }, origin)).toBe(`${origin}/location/teekli`);
  expect(canonicalAddress({ slug: "teekli", canonicalUrl: "https://other.example/x" }, origin)).toBe(
    "https://other.example/x",
  );
});

test.each([
  ["Vatika City, Sector 49", "Vatika City"],
  ["Gurgaon (Gurugram)", "Gurgaon"],
  ["Sohna Road", "Sohna Road"],
])("%s is called %s for short", (name, short) => {
  expect(shortPlaceName(name)).toBe(short);
});

test.each([
  [["122103"], "all"],
  [["122018", "122101"], "all"],
  [["122003", "110001"], "some"],
  [["121102"], "none"],
  [[], "none"],
])("cash at the door in %j: %s", (pincodes, coverage) => {
  expect(codCoverage(pincodes, settings.cod)).toBe(coverage);
});

test.each([
  ["sohna", "town", "same-day", true],
  ["malibu-towne", "society", "same-day", true],
  ["tauru", "town", "next-day", true],
  ["noida", "town", "ncr", false],
  ["sector-82", "sector", "next-day", false],
  ["vatika-city", "society", "same-day", false],
] as const)("search engines list the page of %s, a %s served %s: %s", (slug, kind, zone, isListed) => {
  expect(isListedPlace({ slug, kind, zone }, settings.delivery.zones)).toBe(isListed);
});

test("of two zones the slower one is promised", () => {
  expect(slowestZone(["same-day", "ncr"], settings.delivery.zones)).toBe("ncr");
  expect(slowestZone(["next-day", "same-day"], settings.delivery.zones)).toBe("next-day");
  expect(slowestZone([], settings.delivery.zones)).toBeUndefined();
});
