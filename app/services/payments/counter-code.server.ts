import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { openCode } from "#app/services/payments/open-code.server.ts";
import { drawCode, isPaymentUnderWay, lookAtOrder } from "#app/services/payments/pay-view.server.ts";

/** How far a bill is that waits for its code to be scanned; "back" is money that came after it was closed. */
type CounterCodeStep = "scan" | "under-way" | "unreached" | "refused" | "paid" | "closed" | "back";

export type CounterCode = {
  number: string;
  totalPaise: number;
  heldUntil: Date | undefined;
  step: CounterCodeStep;
  /** The code as a picture. */
  picture: string | undefined;
};

/** Somebody stands at the counter and waits. */
const ASK_EVERY_MS = 4_000;

/** A bill that is paid by a code, after asking the gateway for news; undefined where the counter has no such bill. */
export async function findCounterCode(
  db: Db,
  gateway: Gateway | undefined,
  { number, shopName, ...when }: { number: string; shopName: string; now: Date; publicOrigin: string },
): Promise<CounterCode | undefined> {
  const bill = await findBill(db, number);
  if (!bill) return undefined;
  if (gateway) await lookAtOrder(db, gateway, { token: bill.token, everyMs: ASK_EVERY_MS, ...when });
  // Asking may have settled it.
  const { token, status, payment, totalPaise, holdUntil } = (await findBill(db, number))!;
  const shown = { number, totalPaise, heldUntil: holdUntil ?? undefined, picture: undefined };
  if (status === "cancelled") return { ...shown, step: payment === "void" ? "closed" : "back" };
  if (status !== "awaiting_payment") return { ...shown, step: "paid" };
  if (await isPaymentUnderWay(db, token)) return { ...shown, step: "under-way" };
  const code = gateway && (await openCode(db, gateway, { token, shopName, now: when.now }));
  if (typeof code !== "object") return { ...shown, step: code ?? "unreached" };
  return { ...shown, step: "scan", picture: (await drawCode(code)).picture };
}

async function findBill(db: Db, number: string) {
  const [bill] = await db
    .select({
      token: orders.trackingToken,
      status: orders.status,
      channel: orders.channel,
      method: orders.paymentMethod,
      totalPaise: orders.totalPaise,
      holdUntil: orders.holdUntil,
      payment: payments.status,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.number, number));
  return bill?.channel === "counter" && bill.method === "online" ? bill : undefined;
}
