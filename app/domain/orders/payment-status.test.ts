import { expect, test } from "vitest";
import {
  canPaymentBecome,
  nextPaymentStatuses,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "#app/domain/orders/payment-status.ts";

test("every payment status is reached from a payment that is due", () => {
  const reached = new Set<PaymentStatus>(["due"]);
  for (const status of reached) for (const next of nextPaymentStatuses(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...PAYMENT_STATUSES].sort());
});

test("only a refund ends the life of a payment", () => {
  expect(PAYMENT_STATUSES.filter((status) => nextPaymentStatuses(status).length === 0)).toEqual(["refunded"]);
});

test.each<[PaymentStatus, PaymentStatus, boolean]>([
  ["due", "claimed", true],
  ["due", "paid", true],
  ["due", "refunded", false],
  ["claimed", "due", true],
  ["paid", "paid", false],
  ["paid", "void", false],
  ["paid", "refunded", true],
  ["void", "paid", true],
  ["refunded", "paid", false],
])("a payment that is %s may become %s: %s", (from, to, expected) => {
  expect(canPaymentBecome(from, to)).toBe(expected);
});
