// Whose money a line of the bank is. Sure is: the line names the order or carries its reference, and the amount is exact. Else one
// order alone must fit by exact amount and days, with no second line or order near it. A human sees all the rest.

import { addDays } from "#app/domain/india-time.ts";
import { areSwapped, type BankLine, mistypedOrders, namedOrders } from "#app/domain/payments/bank-line.ts";

export type MatchLine = BankLine & { id: number };
export type MatchOrder = {
  id: number;
  number: string;
  amountPaise: number;
  placedOn: string;
  reference: string | undefined;
  /** "paid": confirmed before its line came; "ended": cancelled without money. */
  state: "waiting" | "paid" | "ended";
};
export type Match = { lineId: number; orderId: number; by: "reference" | "amount" | "known" };

/** Banks book a payment of the evening, or of a holiday, so many days later at most. */
const DAYS_LATER = 3;
/** Whoever mistypes an amount is off by a rupee. */
const NEAR_PAISE = 100;

/** By what an order that does not wait may be one of these lines': a number or a reference that a line names, or the day in India on which it was placed, in ranges that do not touch. */
export type Sought = { numbers: string[]; references: string[]; placedOn: { from: string; to: string }[] };

/** Which orders may be these lines'; all that wait may be. */
export function soughtBy(lines: readonly BankLine[]): Sought {
  const placedOn: Sought["placedOn"] = [];
  for (const to of [...new Set(lines.map(({ bookedOn }) => bookedOn))].sort()) {
    const from = addDays(to, -DAYS_LATER);
    const last = placedOn.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = to;
    else placedOn.push({ from, to });
  }
  return {
    numbers: lines.flatMap(({ narration }) => namedOrders(narration)),
    references: lines.flatMap(({ reference }) => reference ?? []),
    placedOn,
  };
}

/** What can be settled without a human. No line and no order is in two of them. */
export function matchLines(lines: readonly MatchLine[], orders: readonly MatchOrder[]): Match[] {
  const named = lines.map((line) => ({ line, orders: namedBy(line, orders) }));
  const timesNamed = new Map<number, number>();
  for (const { orders: found } of named)
    for (const { id } of found) timesNamed.set(id, (timesNamed.get(id) ?? 0) + 1);
  const sure = named.flatMap(({ line, orders: [order, another] }): Match[] => {
    if (!order || another || order.amountPaise !== line.amountPaise || timesNamed.get(order.id)! > 1)
      return [];
    if (order.state === "ended") return [];
    return [{ lineId: line.id, orderId: order.id, by: order.state === "paid" ? "known" : "reference" }];
  });
  const settled = new Set(sure.map(({ orderId }) => orderId));
  const nameless = named.filter(({ line, orders: found }) => found.length === 0 && !namesAny(line));
  const free = orders.filter(({ id }) => !settled.has(id) && !timesNamed.has(id));
  const rest = nameless.map(({ line }) => line);
  const mistyped = byMistyped(rest, free);
  const isDone = new Set(mistyped.flatMap(({ lineId, orderId }) => [`line ${lineId}`, `order ${orderId}`]));
  return [
    ...sure,
    ...mistyped,
    ...byAmount(
      rest.filter(({ id }) => !isDone.has(`line ${id}`)),
      free.filter(({ id }) => !isDone.has(`order ${id}`)),
    ),
  ];
}

/** The orders that a human is shown beside a line, the likeliest first. */
export function likelyOrders<T extends MatchOrder>(line: BankLine, orders: readonly T[], most: number): T[] {
  const away = (order: MatchOrder) => Math.abs(order.amountPaise - line.amountPaise);
  const named = namedBy(line, orders);
  const near = orders
    .filter((order) => !named.includes(order) && away(order) <= NEAR_PAISE * 10 && isInTime(line, order))
    .sort((a, b) => away(a) - away(b) || (a.placedOn < b.placedOn ? 1 : -1));
  return [...named, ...near].slice(0, most);
}

function namedBy<T extends MatchOrder>(line: BankLine, orders: readonly T[]): T[] {
  const numbers = namedOrders(line.narration);
  return orders.filter(
    ({ number, reference }) =>
      numbers.includes(number) || (line.reference !== undefined && reference === line.reference),
  );
}

/** It says whose it is, only not of an order that waits. */
function namesAny({ narration }: BankLine): boolean {
  return namedOrders(narration).length > 0;
}

/** One number in which two neighbours changed places, and the very amount: one line for one order. */
function byMistyped(lines: readonly MatchLine[], orders: readonly MatchOrder[]): Match[] {
  const waiting = orders.filter(({ state }) => state === "waiting");
  const found = lines.flatMap((line) => {
    const numbers = mistypedOrders(line.narration);
    return waiting
      .filter(
        (order) =>
          order.amountPaise === line.amountPaise &&
          isInTime(line, order) &&
          (numbers.includes(order.number) || areSwapped(line.reference, order.reference)),
      )
      .map(({ id: orderId }) => ({ lineId: line.id, orderId, by: "reference" as const }));
  });
  const times = (name: "lineId" | "orderId", id: number) => found.filter((each) => each[name] === id).length;
  return found.filter(
    ({ lineId, orderId }) => times("lineId", lineId) === 1 && times("orderId", orderId) === 1,
  );
}

function byAmount(lines: readonly MatchLine[], orders: readonly MatchOrder[]): Match[] {
  const fits = (line: MatchLine, order: MatchOrder) =>
    Math.abs(order.amountPaise - line.amountPaise) <= NEAR_PAISE && isInTime(line, order);
  return lines.flatMap((line): Match[] => {
    const [order, another] = orders.filter((each) => fits(line, each));
    if (!order || another || order.state !== "waiting" || order.amountPaise !== line.amountPaise) return [];
    const rivals = lines.filter((each) => fits(each, order));
    return rivals.length === 1 ? [{ lineId: line.id, orderId: order.id, by: "amount" }] : [];
  });
}

function isInTime({ bookedOn }: BankLine, { placedOn }: MatchOrder): boolean {
  return placedOn <= bookedOn && bookedOn <= addDays(placedOn, DAYS_LATER);
}
