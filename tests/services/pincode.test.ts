import { afterAll, beforeAll, expect, test } from "vitest";
import { pincodeRules, places, states } from "#app/db/schema/places.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { answerPincode, findZone } from "#app/services/shop/pincode.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const saturdayMorning = new Date("2026-11-21T10:00:00+05:30");
let shop: TestDatabase;

beforeAll(async () => {
  shop = await createTestDatabase("empty");
  await shop.db.insert(states).values([
    { code: "06", name: "Haryana", isoCode: "HR" },
    { code: "03", name: "Punjab", isoCode: "PB" },
    { code: "04", name: "Chandigarh", isoCode: "CH" },
  ]);
  await shop.db.insert(pincodeRules).values([
    { prefix: "122", zone: "next-day", stateCodes: ["06"] },
    { prefix: "122103", zone: "same-day", stateCodes: [] },
    { prefix: "160", zone: "pan-india", stateCodes: ["04", "03"] },
    { prefix: "160055", zone: null, stateCodes: ["03"] },
  ]);
  await shop.db.insert(places).values([
    { ...place, slug: "sohna", name: "Sohna", kind: "town", pincodes: ["122103"] },
    {
      ...place,
      slug: "dhunela",
      name: "Dhunela",
      kind: "village",
      parentSlug: "sohna",
      pincodes: ["122103", "122104"],
    },
  ]);
});
afterAll(() => shop.drop());

const place = { hindiName: "", zone: "same-day", distanceKm: 1 };

test("the longest beginning that says something decides zone and state, each for itself", async () => {
  expect(await findZone(shop.db, "122103")).toMatchObject({
    zone: "same-day",
    stateCode: "06",
    stateName: "Haryana",
  });
  expect(await findZone(shop.db, "122199")).toMatchObject({ zone: "next-day", stateCode: "06" });
  expect(await findZone(shop.db, "160055")).toMatchObject({
    zone: "pan-india",
    stateCode: "03",
    stateName: "Punjab",
  });
  expect(await findZone(shop.db, "160001")).toMatchObject({ stateCodes: ["04", "03"] });
});

test("a PIN code is called by its town, a village's by the town it belongs to", async () => {
  expect((await findZone(shop.db, "122103"))?.place).toBe("Sohna");
  expect((await findZone(shop.db, "122104"))?.place).toBe("Sohna");
  expect((await findZone(shop.db, "122199"))?.place).toBeUndefined();
});

const answer = (typed: string, goodsPaise = 14_900, upiVpa?: string) =>
  answerPincode(shop.db, {
    typed,
    goodsPaise,
    now: saturdayMorning,
    settings: settingsSchema.parse({}),
    start: { upiVpa },
  });

test("the answer has date, fee and ways to pay", async () => {
  expect(await answer("122 103")).toMatchObject({
    ok: true,
    pincode: "122103",
    isToday: true,
    orderWithinMinutes: 240,
    feePaise: 4_000,
    payment: { isPayable: true, isUpiOffered: false, codRefusal: undefined },
  });
  expect(await answer("122103", 49_900)).toMatchObject({ isFree: true });
  expect(await answer("160001")).toMatchObject({
    isToday: false,
    payment: { isPayable: false, codRefusal: "pincode" },
  });
  expect(await answer("160001", 14_900, "shop@bank")).toMatchObject({
    payment: { isPayable: true, isUpiOffered: true },
  });
  expect(await answer("122103", 5_000)).toMatchObject({ payment: { codRefusal: "below-minimum" } });
});

test.each([
  ["", "invalid"],
  ["012345", "invalid"],
  ["12210", "invalid"],
  ["abc", "invalid"],
  ["122103'; --", "invalid"],
  ["999999", "unknown"],
] as const)("%j is answered as %s", async (typed, reason) => {
  expect(await answer(typed)).toEqual({ ok: false, reason });
});
