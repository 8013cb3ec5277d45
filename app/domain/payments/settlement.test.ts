import { expect, test } from "vitest";
import { isEnoughAside, isLater, isUnderWay, judgeMoney } from "#app/domain/payments/settlement.ts";

const money = { status: "captured", amountPaise: 69_500, currency: "INR" } as const;
const due = { status: "due", amountPaise: 69_500, isAnotherSetAside: false } as const;
const judge = (
  payment: Partial<Parameters<typeof judgeMoney>[0]["payment"]>,
  owed: Partial<Parameters<typeof judgeMoney>[0]["due"]> = {},
) => judgeMoney({ payment: { ...money, ...payment }, askedPaise: 69_500, due: { ...due, ...owed } });

test("only captured rupees of just the amount that was asked for pay an order that is unpaid", () => {
  expect(judge({})).toBe("order");
  expect(judge({}, { status: "void" })).toBe("order");
  expect(judge({}, { amountPaise: 50_000 })).toBe("order");
  for (const status of ["created", "pending", "failed", "authorized", "refunded"] as const)
    expect(judge({ status })).toBe("none");
  expect(judge({ amountPaise: 69_499 })).toBe("back");
  expect(judge({ amountPaise: 69_501 })).toBe("back");
  expect(judge({}, { status: "paid" })).toBe("back");
  expect(judge({}, { status: "refunded" })).toBe("back");
  expect(judge({}, { status: "set-aside" })).toBe("order");
  expect(judge({}, { status: "set-aside", isAnotherSetAside: true })).toBe("back");
  expect(judge({ currency: "USD" })).toBe("foreign");
});

test("money that is set aside is enough when it is just what was asked for, in rupees", () => {
  const isEnough = (amountPaise: number, duePaise = 69_500, currency = "INR") =>
    isEnoughAside({ payment: { amountPaise, currency }, askedPaise: 69_500, duePaise });
  expect(isEnough(69_500)).toBe(true);
  expect(isEnough(69_500, 50_000)).toBe(true);
  expect([isEnough(69_499), isEnough(69_501), isEnough(69_500, 70_000)]).toEqual([false, false, false]);
  expect(isEnough(69_500, 69_500, "USD")).toBe(false);
});

test("news only rise: a failed payment may still succeed, money that is here stays", () => {
  expect(isLater("captured", "failed")).toBe(true);
  expect(isLater("failed", "captured")).toBe(false);
  expect(isLater("pending", "failed")).toBe(false);
  expect(
    ["created", "pending", "failed", "authorized", "captured", "refunded"].filter((status) =>
      isUnderWay(status as "pending"),
    ),
  ).toEqual(["pending", "authorized"]);
});
