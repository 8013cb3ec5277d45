import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { batches } from "#app/db/schema/stock.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { CountedLine } from "#app/domain/orders/counted-return.ts";
import type { LeavingProblem } from "#app/domain/orders/order-change.ts";
import { canReturnBecome, maySellAgain, type ReturnReason } from "#app/domain/orders/return.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, type By, type LockedOrder, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findRefundDue } from "#app/services/orders/refund-due.server.ts";
import { takeBackLines } from "#app/services/orders/take-back-lines.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { giveBackLine } from "#app/services/stock/give-back-line.server.ts";
import { destroySentBack, putAside } from "#app/services/stock/put-aside.server.ts";

type Return = typeof returns.$inferSelect;
type Handled = By & { number: string; publicOrigin: string };
export type ReturnRefusal =
  | "unknown-return"
  | "not-allowed"
  | "refusal-missing"
  | "bad-count"
  | "not-sellable"
  | LeavingProblem;

/** The shop says yes: the packs may be brought or sent. */
export function approveReturn(db: Db, handled: Handled): Promise<Result<undefined, ReturnRefusal>> {
  return withReturn(db, handled, async (tx, { back, found, settings, by }) => {
    if (!canReturnBecome(back.status, "approved")) return refused("not-allowed");
    await tx.update(returns).set({ status: "approved", decidedAt: by.now }).where(eq(returns.id, back.id));
    await tell(tx, { back, found, settings, letter: "returnApproved", handled });
    await auditOrder(tx, { ...found, act: "approve-return", details: { number: back.number }, by });
    return ok(undefined);
  });
}

/** The shop says no, and why. The lines may be asked for once more. */
export function refuseReturn(
  db: Db,
  { refusal, ...handled }: Handled & { refusal: string },
): Promise<Result<undefined, ReturnRefusal>> {
  return withReturn(db, handled, async (tx, { back, found, settings, by }) => {
    if (refusal === "") return refused("refusal-missing");
    if (!canReturnBecome(back.status, "refused")) return refused("not-allowed");
    await tx
      .update(returns)
      .set({ status: "refused", refusal, decidedAt: by.now, endedAt: by.now })
      .where(eq(returns.id, back.id));
    await closeLines(tx, back.id);
    await tell(tx, { back: { ...back, refusal }, found, settings, letter: "returnRefused", handled });
    const details = { number: back.number, refusal };
    await auditOrder(tx, { ...found, act: "refuse-return", details, by });
    return ok(undefined);
  });
}

/** Nothing came: the request ends, and its lines may be asked for once more. */
export function closeReturn(db: Db, handled: Handled): Promise<Result<undefined, ReturnRefusal>> {
  return withReturn(db, handled, async (tx, { back, found, by }) => {
    if (!canReturnBecome(back.status, "closed")) return refused("not-allowed");
    await tx.update(returns).set({ status: "closed", endedAt: by.now }).where(eq(returns.id, back.id));
    await closeLines(tx, back.id);
    await auditOrder(tx, { ...found, act: "close-return", details: { number: back.number }, by });
    return ok(undefined);
  });
}

/**
 * Counts in what really came back, in one transaction with the ledger of packs, the credit note, what is owed and the letter. Packs
 * go back into the batch that they came out of, and from there to quarantine or out of the books; only sealed ones of a sound
 * batch that keeps long enough stay for sale.
 */
export function receiveReturn(
  db: Db,
  { lines: counted, ...handled }: Handled & { lines: readonly CountedLine[] },
): Promise<Result<{ paise: number }, ReturnRefusal>> {
  return withReturn(db, handled, async (tx, { back, found, settings, by }) => {
    const { order } = found;
    if (!canReturnBecome(back.status, "received") || order.status !== "delivered")
      return refused("not-allowed");
    const asked = await tx.select().from(returnLines).where(eq(returnLines.returnId, back.id));
    const came = asked.map((line) => ({ ...line, ...counted.find(({ id }) => id === line.id), asked: line }));
    if (came.some((line) => line.outcome === null || !isCount(line.quantity, line.asked.quantity)))
      return refused("bad-count");
    const byLine = new Map(came.map((line) => [line.orderLineId, line]));
    const note = back.number;
    const taken = await takeBackLines(tx, {
      ...{ order, details: { number: back.number }, settings, publicOrigin: handled.publicOrigin, by },
      lines: came
        .filter(({ quantity }) => quantity > 0)
        .map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
      async putAway({ lineId, quantity }) {
        const { outcome, reason, batchId } = byLine.get(lineId)!;
        const line = { orderId: order.id, lineId, quantity, batchId, reason: "returned" as const };
        const shares = await giveBackLine(tx, { ...line, ...by });
        if (outcome === "sell-again") return expectSellable(tx, { shares, reason, settings, now: by.now });
        const move = outcome === "quarantine" ? putAside : destroySentBack;
        for (const share of shares) await move(tx, { ...share, ...by, note });
      },
    });
    if (!taken.ok) throw new Undone(taken);
    for (const { id, quantity: receivedQuantity, outcome } of came)
      await tx
        .update(returnLines)
        .set({ receivedQuantity, outcome: receivedQuantity > 0 ? outcome : null, isOpen: false })
        .where(eq(returnLines.id, id));
    const { paise } = taken.value;
    const { order: left, payment } = (await lockOrder(tx, eq(orders.id, order.id)))!;
    const { duePaise } = await findRefundDue(tx, { order: left, payment });
    const isSettled = duePaise === 0;
    await tx
      .update(returns)
      .set({
        status: isSettled ? "settled" : "received",
        ...{ cameBackPaise: paise, receivedAt: by.now, endedAt: isSettled ? by.now : null },
      })
      .where(eq(returns.id, back.id));
    const outcomes = came.map(({ orderLineId: lineId, quantity, outcome }) => ({
      lineId,
      quantity,
      outcome,
    }));
    const details = { number: back.number, lines: outcomes, paise };
    await auditOrder(tx, { order, act: "receive-return", details, by });
    return ok({ paise });
  });
}

function isCount(quantity: number, asked: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= asked;
}

async function expectSellable(
  tx: Db,
  {
    shares,
    reason,
    settings,
    now,
  }: { shares: { batchId: number }[]; reason: ReturnReason; settings: Settings; now: Date },
): Promise<void> {
  const ids = shares.map(({ batchId }) => batchId);
  const rows = await tx.select().from(batches).where(inArray(batches.id, ids));
  const limits = { today: indiaDate(now), shelfDays: settings.checkout.minShelfDaysLeft };
  if (!rows.every((batch) => maySellAgain(reason, batch, limits)))
    throw new Undone<Result<never, ReturnRefusal>>(refused("not-sellable"));
}

/** Locks the order first, as everything does that changes one, then reads the return. */
async function withReturn<T>(
  db: Db,
  { number, publicOrigin: _, ...by }: Handled,
  work: (
    tx: Db,
    at: { back: Return; found: LockedOrder; settings: Settings; by: By },
  ) => Promise<Result<T, ReturnRefusal>>,
): Promise<Result<T, ReturnRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ orderId: returns.orderId })
      .from(returns)
      .where(eq(returns.number, number));
    if (!known) return refused("unknown-return");
    const found = (await lockOrder(tx, eq(orders.id, known.orderId)))!;
    const [back] = await tx.select().from(returns).where(eq(returns.number, number));
    return work(tx, { back: back!, found, settings, by });
  });
}

async function closeLines(tx: Db, returnId: number): Promise<void> {
  await tx.update(returnLines).set({ isOpen: false }).where(eq(returnLines.returnId, returnId));
}

async function tell(
  tx: Db,
  {
    back: { number, refusal },
    found,
    settings,
    letter,
    handled: { publicOrigin, now },
  }: {
    back: Return;
    found: LockedOrder;
    settings: Settings;
    letter: "returnApproved" | "returnRefused";
    handled: Handled;
  },
): Promise<void> {
  await queueLetters(tx, {
    ...{ orderId: found.order.id, settings, publicOrigin, now, isByShop: true },
    ...{ toCustomer: letter, occasion: number, sendBack: { number, refusal } },
  });
}
