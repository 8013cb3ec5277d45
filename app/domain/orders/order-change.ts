// What leaves an order after it was placed: lines cancelled before the parcel goes, packs brought back later, and the money
// that is owed for them. What is given back never exceeds what was paid.

export type KeptLine = {
  id: number;
  pricePaise: number;
  quantity: number;
  cancelledQuantity: number;
  returnedQuantity: number;
};
export type LeavingLine = { lineId: number; quantity: number };
export type LeavingProblem = "nothing-chosen" | "unknown-line" | "too-many";

/** How many packs of a line the customer still has or gets. */
export function keptQuantity(
  line: Pick<KeptLine, "quantity" | "cancelledQuantity" | "returnedQuantity">,
): number {
  return line.quantity - line.cancelledQuantity - line.returnedQuantity;
}

/** The lines as the customer has them now: with the packs that are left and what those cost; lines with none are gone. */
export function keptLines<Line extends Omit<KeptLine, "id">>(
  lines: readonly Line[],
): (Line & { totalPaise: number })[] {
  return lines
    .map((line) => ({ ...line, quantity: keptQuantity(line) }))
    .filter((line) => line.quantity > 0)
    .map((line) => ({ ...line, totalPaise: line.pricePaise * line.quantity }));
}

/** What the packs that leave were sold for, in paise, and whether nothing is left after them; or why they cannot leave. */
export function valueOfLeaving(
  lines: readonly KeptLine[],
  leaving: readonly LeavingLine[],
): { problem: LeavingProblem } | { paise: number; isWholeOrder: boolean } {
  if (leaving.length === 0) return { problem: "nothing-chosen" };
  const leavingById = new Map(leaving.map((each) => [each.lineId, each.quantity]));
  if (
    leavingById.size !== leaving.length ||
    leaving.some(({ lineId }) => !lines.some((line) => line.id === lineId))
  )
    return { problem: "unknown-line" };
  let paise = 0;
  let left = 0;
  for (const line of lines) {
    const quantity = leavingById.get(line.id) ?? 0;
    const isWhole = Number.isSafeInteger(quantity) && (quantity > 0 || !leavingById.has(line.id));
    if (!isWhole || quantity > keptQuantity(line)) return { problem: "too-many" };
    paise += quantity * line.pricePaise;
    // A gift goes with the goods: kept alone it makes no order.
    if (line.pricePaise > 0) left += keptQuantity(line) - quantity;
  }
  return { paise, isWholeOrder: left === 0 };
}

/** What the shop owes a customer who has paid, in paise: all of it for an order that was given up, else what was paid for packs that left. */
export function refundDuePaise(order: {
  isGivenUp: boolean;
  totalPaise: number;
  cancelledPaise: number;
  paidPaise: number;
  refundedPaise: number;
}): number {
  const kept = order.isGivenUp ? 0 : order.totalPaise - order.cancelledPaise;
  return Math.max(0, order.paidPaise - order.refundedPaise - kept);
}

/** What a tick in the list of packs says: so many packs of a line lie in the parcel, out of that batch. */
export function packTick(
  lineId: number,
  { batchId, quantity }: { batchId: number; quantity: number },
): string {
  return `${lineId}-${batchId}-${quantity}`;
}
