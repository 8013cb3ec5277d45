import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { codRefusal } from "#app/domain/shop/payment-method.ts";

const settings = settingsSchema.parse({});

test.each(["122001", "122018", "122051", "122052", "122098", "122101", "122102", "122103"])(
  "cash on delivery is offered in %s",
  (pincode) => {
    expect(codRefusal({ pincode, totalPaise: 50000, settings })).toBeUndefined();
  },
);

test.each(["122000", "122019", "122050", "122053", "122097", "122099", "122100", "122104", "110001", "1221"])(
  "cash on delivery is not offered in %s",
  (pincode) => {
    expect(codRefusal({ pincode, totalPaise: 50000, settings })).toBe("pincode");
  },
);

test.each([
  [9999, "below-minimum"],
  [10000, undefined],
  [300000, undefined],
  [300001, "above-maximum"],
])("for %i paise the refusal of cash is %s", (totalPaise, refusal) => {
  expect(codRefusal({ pincode: "122103", totalPaise, settings })).toBe(refusal);
});
