import { createHash } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import type { Db } from "#app/db/client.server.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { inTransaction, Undone, waitForTurn } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { cartTotals } from "#app/domain/cart/cart.ts";
import type { BilledFirm } from "#app/domain/form/business-fields.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { billLineProblem, type WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { issueInvoice } from "#app/services/invoices/issue-invoice.server.ts";
import { listBillLines } from "#app/services/orders/bill-lines.server.ts";
import { findBillOrder } from "#app/services/orders/bill-orders.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { isReferenceUsed } from "#app/services/orders/pay-order.server.ts";
import { insertOrder } from "#app/services/orders/write-order.server.ts";
import { findPrescriptionProblem, lockPrescriptions } from "#app/services/prescriptions/prescribed.server.ts";
import { renewRefills } from "#app/services/prescriptions/refills.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { rememberBuyer } from "#app/services/shop/customers.server.ts";
import { allocateStock } from "#app/services/stock/allocate-stock.server.ts";
import { holdStock, sellStock } from "#app/services/stock/sell-stock.server.ts";

export type CounterSale = {
  lines: readonly WantedPacks[];
  /** Nobody at the counter has to say who they are; a phone is ten digits. */
  customer: { name?: string | undefined; phone?: string | undefined };
  /** Whom the bill is made out to, where it is bought for a business. */
  firm?: BilledFirm;
  /** "online" is by a code of the gateway: the bill waits for the money before it is handed out. */
  paymentMethod: "cash" | "upi" | "online";
  /** The bank's 12 digits for a payment by UPI. */
  reference?: string | undefined;
  /** Somebody has looked at the prescription that doctor-only packs need which no e-prescription allows. */
  isPrescriptionSeen: boolean;
  /** The total in paise that the customer was told. */
  shownTotalPaise: number;
  /** What the customer put on the counter, in paise; absent when it was not counted. */
  receivedPaise?: number | undefined;
  idempotencyKey: string;
  actor: Actor;
  now: Date;
  publicOrigin: string;
};

export type SoldAtCounter = { number: string; totalPaise: number; changePaise?: number };

export type CounterRefusal =
  | "empty-bill"
  | "bad-quantity"
  | "not-for-retail"
  | "prescription-needed"
  | "prescription-used"
  | "reference-used"
  | "sold-out"
  | "price-changed"
  | "too-little-cash"
  | "key-reused"
  | "code-open";

/** A code that nobody scans meanwhile is closed, and the packs are free again. */
const CODE_WAITS_MS = 20 * 60_000;

/** Sells packs over the counter in one step: paid, handed out and taken from the stock, or held while their code is scanned; all of the bill or nothing of it. */
export async function sellAtCounter(
  db: Db,
  sale: CounterSale,
): Promise<Result<SoldAtCounter, CounterRefusal>> {
  const settings = await findSettings(db);
  return inTransaction<Result<SoldAtCounter, CounterRefusal>>(db, async (tx) => {
    const { idempotencyKey: billKey, shownTotalPaise: totalPaise, receivedPaise } = sale;
    await waitForTurn(tx, `order ${billKey}`);
    const isToScan = sale.paymentMethod === "online";
    const bill = await findBillOrder(tx, { billKey, hash: hashOf(sale), isToScan });
    if (!bill.ok) return bill;
    const { key: idempotencyKey, number: earlier } = bill.value;
    const sold =
      earlier === undefined
        ? await sellNew(tx, { sale: { ...sale, idempotencyKey }, settings })
        : ok({ number: earlier });
    if (!sold.ok) return sold;
    const changePaise = receivedPaise === undefined ? undefined : receivedPaise - totalPaise;
    const { number } = sold.value;
    return ok({ number, totalPaise, ...(changePaise !== undefined && { changePaise }) });
  });
}

async function sellNew(
  tx: Db,
  { sale, settings }: { sale: CounterSale; settings: Settings },
): Promise<Result<{ number: string }, CounterRefusal>> {
  const { customer, paymentMethod, receivedPaise, idempotencyKey, actor, now, publicOrigin } = sale;
  const today = indiaDate(now);
  await lockPrescriptions(
    tx,
    sale.lines.flatMap((line) => line.prescriptionLineId ?? []),
  );
  const lines = await listBillLines(tx, { lines: sale.lines, today });
  if (lines.length === 0) return refused("empty-bill");
  const problems = lines.map(billLineProblem);
  if (problems.includes("not-for-retail")) return refused("not-for-retail");
  if (problems.includes("bad-quantity")) return refused("bad-quantity");
  if (problems.includes("more-than-stock")) return refused("sold-out");
  const needed = await findPrescriptionProblem(tx, { lines, today });
  if (needed && !(needed === "prescription-needed" && sale.isPrescriptionSeen)) return refused(needed);
  const { itemCount: _, savedPaise: __, ...totals } = cartTotals({ lines, deliveryFeePaise: 0 });
  if (totals.totalPaise !== sale.shownTotalPaise) return refused("price-changed");
  if (receivedPaise !== undefined && receivedPaise < totals.totalPaise) return refused("too-little-cash");
  const reference = paymentMethod === "upi" ? sale.reference : undefined;
  if (reference && (await isReferenceUsed(tx, { reference }))) return refused("reference-used");

  const isToScan = paymentMethod === "online";
  const buyer = await findBuyer(tx, { ...customer, now });
  const { line1, area, town, stateCode, pincode } = settings.shop.address;
  const [street, landmark] = line1 ? [line1, area] : [area, ""];
  const order = await insertOrder(tx, {
    facts: {
      ...totals,
      idempotencyKey,
      requestHash: hashOf(sale),
      customerId: buyer.id,
      channel: "counter",
      status: isToScan ? "awaiting_payment" : "delivered",
      holdUntil: isToScan ? new Date(now.getTime() + CODE_WAITS_MS) : null,
      paymentMethod,
      name: buyer.name,
      phone: customer.phone,
      ...sale.firm,
      ...{ street, landmark, town, stateCode, pincode },
      note: "",
      zone: "same-day",
      promisedFrom: today,
      promisedBy: today,
      placedAt: now,
    },
    lines,
    isPaid: !isToScan,
    reference,
    actor,
    act: "sell-at-counter",
    details: { isPrescriptionSeen: sale.isPrescriptionSeen, receivedPaise },
  });
  if (!isToScan) {
    await renewRefills(tx, { orderId: order.id, now });
    const news = { toCustomer: "soldAtCounter" as const, occasion: "sold", settings, publicOrigin, now };
    await queueLetters(tx, { orderId: order.id, ...news });
  }
  // Stock comes last: buyers of the same product wait for each other only from here to the end.
  const { minShelfDaysLeft } = settings.checkout;
  const shares = await allocateStock(tx, { lines, today, minShelfDaysLeft });
  if (!shares) throw new Undone(refused("sold-out"));
  if (isToScan) {
    await holdStock(tx, { orderId: order.id, shares });
    return ok({ number: order.number });
  }
  await sellStock(tx, { orderId: order.id, shares, actor, now });
  const issued = await issueInvoice(tx, { orderId: order.id, shop: settings.shop, actor, now });
  if (!issued.ok) throw new Error("A sale at the counter has not all of its packs.");
  return ok({ number: order.number });
}

/** The customer of that phone with the name they have said, or are known by; all who say nothing are one customer. */
async function findBuyer(
  tx: Db,
  { name, phone, now }: CounterSale["customer"] & { now: Date },
): Promise<{ id: number; name: string }> {
  const { walkIn } = officeCounterText;
  const [known] = phone
    ? await tx.select().from(customers).where(eq(customers.phone, phone))
    : name
      ? []
      : await tx
          .select()
          .from(customers)
          .where(and(eq(customers.name, walkIn), isNull(customers.phone), isNull(customers.profileId)))
          .orderBy(asc(customers.id))
          .limit(1);
  const called = name ?? known?.name ?? walkIn;
  if (known && known.name === called) return { id: known.id, name: called };
  return {
    id: await rememberBuyer(tx, { phone, name: called, email: undefined, isSure: true, now }),
    name: called,
  };
}

function hashOf({
  lines,
  customer,
  firm = {},
  paymentMethod,
  reference,
  isPrescriptionSeen,
  shownTotalPaise,
}: CounterSale): string {
  const packs = lines.map((line) => [line.productId, line.quantity, line.prescriptionLineId]);
  const paid = [paymentMethod, reference, shownTotalPaise];
  const body = JSON.stringify([packs, customer.name, customer.phone, firm, paid, isPrescriptionSeen]);
  return createHash("sha256").update(body).digest("hex");
}
