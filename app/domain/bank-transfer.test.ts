import { expect, test } from "vitest";
import { bankAccount, IFSC, parseBankReference, parsePaymentReference } from "#app/domain/bank-transfer.ts";

const account = {
  accountHolder: "Sohna Homeo Hall",
  bankName: "SBI",
  accountNumber: "30123456789",
  ifsc: "SBIN0001234",
};

test("an account is there only when all of it is entered", () => {
  expect(bankAccount(account)).toEqual({
    ...account,
    holder: account.accountHolder,
    accountHolder: undefined,
  });
  for (const fact of Object.keys(account))
    expect(bankAccount({ ...account, [fact]: undefined })).toBeUndefined();
});

test("an IFSC has four letters, a zero and six characters", () => {
  expect(IFSC.test("SBIN0001234")).toBe(true);
  for (const wrong of ["SBIN1001234", "SBI0001234", "sbin0001234", "SBIN00012345"])
    expect(IFSC.test(wrong)).toBe(false);
});

test.each([
  ["SBIN 2263 1234 5678", "SBIN226312345678"],
  ["sbinr52026112200012345", "SBINR52026112200012345"],
  ["6123-4567-8901", "612345678901"],
  ["12345", undefined],
  ["ABCDEFGHIJKLMNOP", undefined],
])("of %s the reference of a transfer is %s", (typed, reference) => {
  expect(parseBankReference(typed)).toBe(reference);
});

test("a UPI payment keeps to its 12 digits", () => {
  expect(parsePaymentReference("upi", "SBIN226312345678")).toBeUndefined();
  expect(parsePaymentReference("bank-transfer", "SBIN226312345678")).toBe("SBIN226312345678");
});
