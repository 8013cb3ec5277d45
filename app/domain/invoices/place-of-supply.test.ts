import { expect, test } from "vitest";
import { placeOfSupply } from "#app/domain/invoices/place-of-supply.ts";

const delhi = "07AAACM1234F1Z5";

test.each([
  ["somebody without GSTIN, where the parcel goes", "web", "27", undefined, "27"],
  ["a firm, in the state of its GSTIN", "web", "07", delhi, "07"],
  ["a firm that has the parcel brought to another state, at its own place", "phone", "06", delhi, "07"],
  ["a firm that takes it at the counter, at the counter", "counter", "06", delhi, "06"],
] as const)("goods are supplied to %s", (_, channel, stateCode, gstin, place) => {
  expect(placeOfSupply({ channel, stateCode, gstin })).toBe(place);
});
