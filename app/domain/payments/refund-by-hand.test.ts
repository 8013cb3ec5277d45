import { expect, test } from "vitest";
import { isTraceable, parseRefundByHand } from "#app/domain/payments/refund-by-hand.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

test("a refund by hand names which, how, and by which number", () => {
  expect(parseRefundByHand(formOf({ failed: "12", way: "upi", reference: " 4123 56 " }))).toEqual({
    failed: 12,
    way: "upi",
    reference: "4123 56",
  });
  expect(parseRefundByHand(formOf({ failed: "x", way: "upi", reference: "" }))).toBeUndefined();
  expect(parseRefundByHand(formOf({ failed: "1", way: "online", reference: "" }))).toBeUndefined();
});

test("a transfer needs a number to be found by, cash needs none", () => {
  expect(isTraceable({ way: "cash", reference: "" })).toBe(true);
  expect(isTraceable({ way: "bank-transfer", reference: "123" })).toBe(false);
  expect(isTraceable({ way: "upi", reference: "412356789012" })).toBe(true);
});
