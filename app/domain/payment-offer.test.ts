import fc from "fast-check";
import { expect, test } from "vitest";
import {
  advancePaise,
  type CashRung,
  codRefusal,
  offeredPayment,
  payeeVpa,
} from "#app/domain/payment-offer.ts";
import { settingsSchema } from "#app/domain/settings.ts";

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

test("UPI goes to the address that the owner entered, else to that of the start", () => {
  expect(payeeVpa({ upiVpa: "owner@bank" }, { upiVpa: "start@bank" })).toBe("owner@bank");
  expect(payeeVpa({}, { upiVpa: "start@bank" })).toBe("start@bank");
  expect(payeeVpa({}, { upiVpa: undefined })).toBeUndefined();
});

const noUpi = { upiVpa: undefined };
const account = {
  accountHolder: "Sohna Homeo Hall",
  bankName: "State Bank",
  accountNumber: "123456789",
  ifsc: "SBIN0000001",
};

test("nothing entered: cash is taken at the doors of the area, and elsewhere nobody can pay", () => {
  const at = (pincode: string | undefined, totalPaise = 50_000) =>
    offeredPayment({ settings, start: noUpi, pincode, totalPaise }).isPayable;
  expect(at("122103")).toBe(true);
  expect(at("110001")).toBe(false);
  expect(at("122103", 300_001)).toBe(false);
  expect(at(undefined)).toBe(true);
  expect(at(undefined, 300_001)).toBe(false);
});

test("without a PIN code in the cash settings and without UPI nobody can pay anywhere", () => {
  const none = settingsSchema.parse({ cod: { pincodes: [] } });
  const offer = offeredPayment({ settings: none, start: noUpi, pincode: undefined, totalPaise: 50_000 });
  expect(offer).toEqual({
    isUpiOffered: false,
    isOnlineOffered: false,
    isTransferOffered: false,
    isConfirmedFirst: false,
    advancePaise: undefined,
    codRefusal: "pincode",
    isPayable: false,
  });
});

test("UPI is offered everywhere up to one lakh rupees; a quote above it is paid by transfer", () => {
  const pay = (totalPaise: number, isQuote = false) =>
    offeredPayment({
      settings: settingsSchema.parse({ shop: { upiVpa: "shop@bank" }, bank: account }),
      start: noUpi,
      pincode: "110001",
      totalPaise,
      isQuote,
    });
  expect(pay(10_000_000)).toMatchObject({ isUpiOffered: true, isTransferOffered: false, isPayable: true });
  expect(pay(10_000_001)).toMatchObject({ isUpiOffered: false, isPayable: false });
  expect(pay(10_000_001, true)).toMatchObject({ isTransferOffered: true, isPayable: true });
});

test("online payment is offered once the gateway has its keys, from one rupee on, and not for a quote", () => {
  const settings = settingsSchema.parse({ cod: { pincodes: [] } });
  const start = { upiVpa: undefined, isOnlineOffered: true };
  const offer = (totalPaise: number, isQuote = false) =>
    offeredPayment({ settings, start, pincode: "122103", totalPaise, isQuote });
  expect(offer(50_000_000)).toMatchObject({ isOnlineOffered: true, isUpiOffered: false, isPayable: true });
  expect(offer(99)).toMatchObject({ isOnlineOffered: false, isPayable: false });
  expect(offer(50_000, true)).toMatchObject({ isOnlineOffered: false });
});

test("an advance and the rest are the total to the paisa, and the advance is never more than half", () => {
  const cod = fc.record({
    advancePercent: fc.double({ min: 0, max: 100, noNaN: true }),
    advanceLeastPaise: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(cod, fc.integer({ min: 10_000, max: 300_000 }), (terms, totalPaise) => {
      const own = { ...settings, cod: { ...settings.cod, ...terms } };
      const start = { upiVpa: "shop@bank" };
      const offer = offeredPayment({ settings: own, start, pincode: "122103", totalPaise, rung: "part" });
      const advance = offer.advancePaise!;
      expect(advance % 100).toBe(0);
      expect(advance).toBeGreaterThan(0);
      expect(advance).toBeLessThan(totalPaise / 2 + 100);
      expect(advance + (totalPaise - advance)).toBe(totalPaise);
      expect(offer.codRefusal).toBe("part");
    }),
  );
});

test("cash is never offered where the order is to be paid before, whoever asks and for how much", () => {
  const rung = fc.constantFrom<CashRung>("part", "prepaid");
  const pincode = fc.constantFrom("122103", "110001", undefined);
  fc.assert(
    fc.property(rung, pincode, fc.integer({ min: 100, max: 500_000 }), (asked, where, totalPaise) => {
      const start = { upiVpa: "shop@bank" };
      const offer = offeredPayment({ settings, start, pincode: where, totalPaise, rung: asked });
      expect(offer.codRefusal).toBeDefined();
      expect(offer.isConfirmedFirst).toBe(false);
      expect(offer.isPayable).toBe(true);
      if (offer.codRefusal !== "part") expect(offer.advancePaise).toBeUndefined();
    }),
  );
});

test("a shop that can take nothing before calls instead, and a quote was agreed with somebody", () => {
  const at = { settings, start: noUpi, pincode: "122103", totalPaise: 50_000 };
  expect(offeredPayment({ ...at, rung: "prepaid" })).toMatchObject({
    codRefusal: undefined,
    isConfirmedFirst: true,
  });
  expect(offeredPayment({ ...at, rung: "offered" })).toMatchObject({ isConfirmedFirst: false });
});

test("a fifth is paid in advance, at least a hundred rupees and at most half", () => {
  const advance = (totalPaise: number) => advancePaise(totalPaise, settings.cod);
  expect([advance(150_050), advance(40_000), advance(15_000)]).toEqual([30_100, 10_000, 7_500]);
});
