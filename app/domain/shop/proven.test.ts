import { expect, test } from "vitest";
import { isEmailProven, isPhoneProven } from "#app/domain/shop/proven.ts";

test("a phone is proven by an account that has confirmed this very number, and by nothing else", () => {
  expect(isPhoneProven({ phone: "9812345678", provenPhone: "9812345678" })).toBe(true);
  expect(isPhoneProven({ phone: "9812345678", provenPhone: "9812345679" })).toBe(false);
  expect(isPhoneProven({ phone: "9812345678", provenPhone: undefined })).toBe(false);
  expect(isPhoneProven({ phone: undefined, provenPhone: undefined })).toBe(false);
  expect(isPhoneProven({ phone: "", provenPhone: "" })).toBe(false);
});

test("an email is proven by an account with this address, in whatever case it is typed", () => {
  expect(isEmailProven({ email: "Asha@Example.org", provenEmail: "asha@example.org" })).toBe(true);
  expect(isEmailProven({ email: "asha@example.org", provenEmail: "ravi@example.org" })).toBe(false);
  expect(isEmailProven({ email: undefined, provenEmail: undefined })).toBe(false);
});
