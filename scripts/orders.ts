import { randomUUID } from "node:crypto";
import { formatDay } from "#app/content/messages/dates.ts";
import type { Db } from "#app/db/client.server.ts";
import { byCommand } from "#app/domain/actor.ts";
import { rupees } from "#app/domain/money.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { cancelOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { listOpenOrders } from "#app/services/orders/list-orders.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { runCommand } from "#server/command.ts";

const USAGE = `npm run orders                                        the open orders
npm run orders -- NUMBER confirm-payment [REFERENCE]  the UPI payment is here
npm run orders -- NUMBER confirm | pack | hand-over | deliver [NOTE]
npm run orders -- NUMBER ship [COURIER REFERENCE]
npm run orders -- NUMBER cancel | return | refund [NOTE]`;

const SENTENCES: Record<string, string> = {
  "unknown-order": "There is no order with this number.",
  "not-allowed": "The order is at another step now; run npm run orders to see it.",
  "not-upi": "This order is paid in cash.",
  "already-paid": "This payment was confirmed before.",
  "bad-reference": "A UPI reference has 12 digits.",
  "reference-used": "This UPI reference was given for another order.",
  "needs-attention":
    "NEEDS ATTENTION: the payment is written down, but the order was cancelled and cannot be sent any more. Return the money, then run refund.",
  "not-paid": "There is no payment to return.",
  "nothing-due": "Nothing is owed: cancel the order, or take it back, before you return the money.",
};

const [typedNumber, command, ...words] = process.argv.slice(2);

await runCommand(async ({ db }, { publicOrigin }) => {
  if (typedNumber === undefined) return printOpenOrders(db);
  const number = parseOrderNumber(typedNumber);
  if (number === undefined) return complain("This is not an order number.");
  const outcome = await run(db, { number, rest: words.join(" "), publicOrigin });
  if (!outcome) return complain(USAGE);
  if (!outcome.ok) return complain(SENTENCES[outcome.reason] ?? outcome.reason);
  console.log(`${number}: done.`);
  return 0;
});

function run(db: Db, { number, rest, publicOrigin }: { number: string; rest: string; publicOrigin: string }) {
  const change = { number, actor: byCommand("orders"), note: rest, now: new Date(), publicOrigin };
  switch (command) {
    case "confirm-payment":
      return confirmPayment(db, { ...change, note: "", reference: rest || undefined });
    case "confirm":
      return changeOrderStatus(db, { ...change, to: "confirmed" });
    case "pack":
      return changeOrderStatus(db, { ...change, to: "packed" });
    case "hand-over":
      return changeOrderStatus(db, { ...change, to: "out_for_delivery" });
    case "ship": {
      const [name, ...reference] = words;
      const courier = name ? { name, reference: reference.join(" ") } : undefined;
      return changeOrderStatus(db, { ...change, note: "", to: "shipped", courier });
    }
    case "deliver":
      return changeOrderStatus(db, { ...change, to: "delivered" });
    case "return":
      return changeOrderStatus(db, { ...change, to: "returned" });
    case "cancel":
      return cancelOrder(db, change);
    case "refund":
      return refundOrder(db, { ...change, reason: "cancelled", idempotencyKey: randomUUID() });
    default:
      return undefined;
  }
}

async function printOpenOrders(db: Db): Promise<number> {
  const open = await listOpenOrders(db);
  for (const order of open) {
    const payment = [order.paymentMethod, order.paymentStatus, order.paymentReference]
      .filter(Boolean)
      .join(" ");
    const who = `${order.name}, ${order.phone ?? "no phone"}, ${order.town} ${order.pincode}`;
    console.log(
      `${order.number}  ${order.status}  ${rupees(order.totalPaise)}  ${payment}  by ${formatDay(order.promisedBy)}  ${who}`,
    );
  }
  console.log(open.length === 1 ? "1 open order." : `${open.length} open orders.`);
  return 0;
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}
