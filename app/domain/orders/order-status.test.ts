import { expect, test } from "vitest";
import {
  canBecome,
  canShopperCancel,
  isFinal,
  ORDER_STATUSES,
  type OrderStatus,
  timelineFor,
} from "#app/domain/orders/order-status.ts";

const following = (from: OrderStatus) => ORDER_STATUSES.filter((to) => canBecome(from, to));

test("every status is reached from a new order, prepaid or in cash", () => {
  const reached = new Set<OrderStatus>(["awaiting_payment", "placed"]);
  for (const status of reached) for (const next of following(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
});

test("from every status that is not final an order can still come to an end", () => {
  for (const start of ORDER_STATUSES) {
    const ahead = new Set<OrderStatus>([start]);
    for (const status of ahead) for (const next of following(status)) ahead.add(next);
    expect([...ahead].some(isFinal), start).toBe(true);
  }
});

test("only cancelled and returned orders are final", () => {
  expect(ORDER_STATUSES.filter(isFinal)).toEqual(["cancelled", "returned"]);
});

test("no status follows itself, and none follows a final one", () => {
  for (const from of ORDER_STATUSES) {
    expect(canBecome(from, from)).toBe(false);
    if (isFinal(from)) for (const to of ORDER_STATUSES) expect(canBecome(from, to)).toBe(false);
  }
});

test.each<[OrderStatus, OrderStatus, boolean]>([
  ["awaiting_payment", "placed", true],
  ["awaiting_payment", "packed", false],
  ["packed", "shipped", true],
  ["packed", "delivered", false],
  ["out_for_delivery", "packed", true],
  ["delivered", "cancelled", false],
  ["delivered", "returned", true],
  ["cancelled", "placed", false],
])("an order that is %s may become %s: %s", (from, to, expected) => {
  expect(canBecome(from, to)).toBe(expected);
});

test("a shopper cancels alone until the order is packed", () => {
  expect(ORDER_STATUSES.filter(canShopperCancel)).toEqual(["awaiting_payment", "placed", "confirmed"]);
  for (const status of ORDER_STATUSES.filter(canShopperCancel))
    expect(canBecome(status, "cancelled")).toBe(true);
});

test.each(["rider", "courier"] as const)("each step of the %s timeline may follow the one before", (kind) => {
  const steps = timelineFor(kind);
  expect([steps.at(0), steps.at(-1)]).toEqual(["placed", "delivered"]);
  for (const [index, step] of steps.entries()) {
    if (index > 0) expect(canBecome(steps[index - 1]!, step)).toBe(true);
  }
});
