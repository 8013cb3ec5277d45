import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { judgeOpening, OPENING_FACTS } from "#app/domain/shop/opening.ts";

const TODAY = "2026-11-22";
const REAL = { sampleReviews: 0, estimatedPrices: 0, demoBatches: 0, isPoisonsListSigned: true };
const DEMO = { sampleReviews: 42, estimatedPrices: 3_451, demoBatches: 5_000, isPoisonsListSigned: false };
const ENTERED = {
  shop: {
    phone: "9812345670",
    email: "care@homeohall.in",
    legalName: "Sohna Homoeo Hall (proprietor R. Saini)",
    address: { line1: "Shop 4" },
    licence20c: "HR-20C-1234",
    licence20cHolder: "R. Saini",
    gstin: "06ABCDE1234F1Z4",
  },
  legal: { competentPerson: "R. Saini", grievanceOfficer: { name: "Kavita Yadav" } },
};

test("a shop in which nothing is entered is no shop yet, and every fact that it lacks is named", () => {
  const { isOpen, missing } = judge({ cod: { pincodes: [] } }, { shelf: DEMO });
  expect({ isOpen, missing }).toEqual({ isOpen: false, missing: [...OPENING_FACTS] });
});

test("a shop that has entered all of it is open", () => {
  expect(judge(ENTERED)).toEqual({ isOpen: true, missing: [] });
});

test.each([
  ["phone", { shop: { ...ENTERED.shop, phone: undefined } }],
  ["email", { shop: { ...ENTERED.shop, email: "care@sohnahomeohall.example" } }],
  ["address", { shop: { ...ENTERED.shop, address: {} } }],
  ["legal-name", { shop: { ...ENTERED.shop, legalName: undefined } }],
  ["licence", { shop: { ...ENTERED.shop, licence20cHolder: undefined } }],
  ["licence", { shop: { ...ENTERED.shop, licence20cValidUntil: "2026-11-21" } }],
  ["competent-person", { legal: { ...ENTERED.legal, competentPerson: undefined } }],
  ["grievance-officer", { legal: { ...ENTERED.legal, grievanceOfficer: {} } }],
  ["gst", { shop: { ...ENTERED.shop, gstin: undefined } }],
  ["payment", { cod: { pincodes: [] } }],
] as const)("without %s it stays a demonstration", (fact, change) => {
  expect(judge({ ...ENTERED, ...change })).toEqual({ isOpen: false, missing: [fact] });
});

test("a shop below the limit of GST says so in place of a number, and UPI of the start is a way to be paid", () => {
  const shop = { ...ENTERED.shop, gstin: undefined, isGstUnregistered: true };
  const start = { upiVpa: "shop@bank" };
  expect(judge({ ...ENTERED, shop, cod: { pincodes: [] } }, { start }).isOpen).toBe(true);
});

test("the keys of the payment gateway alone are a way to be paid", () => {
  const start = { upiVpa: undefined, isOnlineOffered: true };
  expect(judge({ ...ENTERED, cod: { pincodes: [] } }, { start }).isOpen).toBe(true);
});

test("a licence holds on its last day", () => {
  expect(judge({ ...ENTERED, shop: { ...ENTERED.shop, licence20cValidUntil: TODAY } }).isOpen).toBe(true);
});

test.each([
  ["sample-reviews", { sampleReviews: 1 }],
  ["poisons-list", { isPoisonsListSigned: false }],
  ["prices", { estimatedPrices: 1 }],
  ["demo-batches", { demoBatches: 1 }],
] as const)("what is left of %s keeps the shop a demonstration", (fact, left) => {
  expect(judge(ENTERED, { shelf: { ...REAL, ...left } }).missing).toEqual([fact]);
});

function judge(
  entered: object,
  { shelf = REAL, start = { upiVpa: undefined } }: Partial<Parameters<typeof judgeOpening>[0]> = {},
) {
  return judgeOpening({ settings: settingsSchema.parse(entered), start, shelf, today: TODAY });
}
