import { expect, test } from "vitest";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { bankReference, namedOrders } from "#app/domain/payments/bank-line.ts";

test("the bank's number is found in narration or column, also filled up with zeros; two of them are none", () => {
  expect(bankReference("UPI/632412880417/medicine", "")).toBe("632412880417");
  expect(bankReference("UPI-ASHA", "0000632412880417")).toBe("632412880417");
  expect(bankReference("UPI/632412880417/x", "0000632412880417")).toBe("632412880417");
  expect(bankReference("UPI/632412880417/632412880418")).toBeUndefined();
  expect(bankReference("NEFT SBIN0001234 9876543210", "12345")).toBeUndefined();
});

test("an order is named with its dashes or without; a mistyped number names none", () => {
  const number = formatOrderNumber(3160);
  const bare = number.replaceAll("-", "");
  expect(namedOrders(`UPI/632412880417/${number}/ASHA`)).toEqual([number]);
  expect(namedOrders(`paid ${bare.toLowerCase()} again ${number}`)).toEqual([number]);
  const mistyped = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  expect(namedOrders(`${mistyped} medicine 9876543210`)).toEqual([]);
});
