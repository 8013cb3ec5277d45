import { expect, test } from "vitest";
import { FACTS, holdingFacts } from "#app/domain/fact.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const nothing = { start: { upiVpa: undefined }, hasDoctor: false, hasSampleReviews: true, hasHours: false };

test("in a shop where nothing is entered only the defaults of delivery and cash hold", () => {
  expect(holdingFacts({ settings: settingsSchema.parse({}), ...nothing })).toEqual([
    "cashOnDelivery",
    "payment",
    "sameDay",
    "express",
  ]);
});

test("in a shop that takes no cash and brings nothing today no fact holds", () => {
  const settings = settingsSchema.parse({
    cod: { pincodes: [] },
    express: { pincodes: [] },
    delivery: { zones: { "same-day": { minDays: 0, maxDays: 1 } } },
  });
  expect(holdingFacts({ settings, ...nothing })).toEqual([]);
});

test("with everything entered every fact holds; the UPI address of the start is enough", () => {
  const settings = settingsSchema.parse({
    shop: { licence20c: "RLF20C-1", gstin: "06ABCDE1234F1Z5" },
    bank: { accountHolder: "A", bankName: "B", accountNumber: "123456789", ifsc: "SBIN0000001" },
  });
  const start = { upiVpa: "shop@bank" };
  const rest = { hasDoctor: true, hasSampleReviews: false, hasHours: true, copyDays: 30 };
  expect(holdingFacts({ settings, start, ...rest })).toEqual(Object.keys(FACTS));
});
