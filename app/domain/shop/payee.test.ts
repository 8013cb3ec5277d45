import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import { changedPayeeFacts, isGraveSetting } from "#app/domain/shop/payee.ts";

const { shop, bank, accounts } = settingsSchema.parse({});

test("a new UPI address or bank account moves money, a new phone number does not", () => {
  expect(changedPayeeFacts("shop", shop, { ...shop, upiVpa: "thief@bank" })).toEqual(["shop.upiVpa"]);
  expect(changedPayeeFacts("shop", { ...shop, upiVpa: "shop@bank" }, shop)).toEqual(["shop.upiVpa"]);
  expect(changedPayeeFacts("shop", shop, { ...shop, phone: "9812345678" })).toEqual([]);
  expect(
    changedPayeeFacts("bank", bank, { ...bank, ifsc: "HDFC0001234", accountNumber: "123456789" }),
  ).toEqual(["bank.accountNumber", "bank.ifsc"]);
});

test("an empty field of the form is no change of a fact that was never entered", () => {
  expect(changedPayeeFacts("shop", shop, { ...shop, upiVpa: "" })).toEqual([]);
});

test("who needs a second step is a grave setting too", () => {
  expect(isGraveSetting("accounts", accounts, accounts)).toBe(true);
  expect(isGraveSetting("hours", {}, {})).toBe(false);
});
