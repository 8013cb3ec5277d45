import type { Db } from "#app/db/client.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { OrderAct } from "#app/domain/orders/order-act.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { cancelLines, type LinesRefusal, returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { type BatchChangeRefusal, changeLineBatch } from "#app/services/orders/change-line-batch.server.ts";
import {
  type ChangeRefusal,
  cancelOrder,
  changeOrderStatus,
  type HandledStatus,
} from "#app/services/orders/change-order.server.ts";
import { confirmByCall, noteUnreached } from "#app/services/orders/confirm-cash.server.ts";
import { confirmPayment, type PaymentRefusal } from "#app/services/orders/confirm-payment.server.ts";
import { noteOrder } from "#app/services/orders/note-order.server.ts";
import { type RefundRefusal, refundOrder } from "#app/services/orders/refund-order.server.ts";
import { type SendBillRefusal, sendBill } from "#app/services/orders/send-bill.server.ts";

export type OrderActRefusal =
  | ChangeRefusal
  | PaymentRefusal
  | LinesRefusal
  | BatchChangeRefusal
  | RefundRefusal
  | SendBillRefusal
  | "note-missing";

/** What was done; `paise` is the amount it was about. */
export type DoneAct = {
  done:
    | HandledStatus
    | "cancelled"
    | "paid"
    | "takenUpAgain"
    | "lines"
    | "refund"
    | "batch"
    | "note"
    | "notReached"
    | "bill";
  paise?: number;
};

const STATUS_OF = {
  confirm: "confirmed",
  "hand-over": "out_for_delivery",
  deliver: "delivered",
} as const;

/** Does with an order what somebody of the shop asked for in the back office. */
export async function actOnOrder(
  db: Db,
  {
    act,
    by,
    ...asked
  }: { number: string; act: OrderAct; by: { userId: string }; now: Date; publicOrigin: string },
): Promise<Result<DoneAct, OrderActRefusal>> {
  const change = { ...asked, actor: byUser(by) };
  switch (act.kind) {
    case "confirm":
    case "hand-over":
    case "deliver":
      return moved(await changeOrderStatus(db, { ...change, to: STATUS_OF[act.kind] }));
    case "confirm-call":
      return moved(await confirmByCall(db, change));
    case "not-reached": {
      const noted = await noteUnreached(db, change);
      return noted.ok ? ok({ done: "notReached" }) : noted;
    }
    case "back-to-shelf":
      return moved(await changeOrderStatus(db, { ...change, from: "out_for_delivery", to: "packed" }));
    case "return":
      return moved(await changeOrderStatus(db, { ...change, note: act.note, to: "returned" }));
    case "ship": {
      const courier = { name: act.courier, reference: act.courierReference };
      return moved(
        await changeOrderStatus(db, { ...change, to: "shipped", ...(courier.name && { courier }) }),
      );
    }
    case "pack":
      return moved(
        await changeOrderStatus(db, { ...change, from: "confirmed", to: "packed", ticked: act.ticked }),
      );
    case "cancel": {
      const cancelled = await cancelOrder(db, { ...change, note: act.note });
      return cancelled.ok ? ok({ done: "cancelled" }) : cancelled;
    }
    case "confirm-payment": {
      const paid = await confirmPayment(db, { ...change, reference: act.reference });
      return paid.ok ? ok({ done: paid.value.isTakenUpAgain ? "takenUpAgain" : "paid" }) : paid;
    }
    case "cancel-lines":
    case "return-lines": {
      const { lines, leftPaise, isSealed, note } = act;
      const command = act.kind === "cancel-lines" ? cancelLines : returnLines;
      const left = await command(db, { ...change, lines, leftPaise, isSealed, note });
      return left.ok ? ok({ done: "lines", paise: left.value.paise }) : left;
    }
    case "change-batch": {
      const { line: lineId, from: fromBatchId, to: toBatchId } = act;
      const changed = await changeLineBatch(db, { ...change, lineId, fromBatchId, toBatchId });
      return changed.ok ? ok({ done: "batch" }) : changed;
    }
    case "refund": {
      const { amount: amountPaise, reason, refundReference: reference, way, key: idempotencyKey } = act;
      const given = { amountPaise, reason, reference, way, idempotencyKey, refundedBy: by.userId };
      const refunded = await refundOrder(db, { ...change, ...given });
      return refunded.ok ? ok({ done: "refund", paise: refunded.value.amountPaise }) : refunded;
    }
    case "send-bill": {
      const sent = await sendBill(db, { ...change, key: act.key });
      return sent.ok ? ok({ done: "bill" }) : sent;
    }
    case "note": {
      if (act.note === "") return refused("note-missing");
      const noted = await noteOrder(db, { ...change, note: act.note });
      return noted.ok ? ok({ done: "note" }) : noted;
    }
  }
}

function moved(change: Result<{ status: HandledStatus }, ChangeRefusal>): Result<DoneAct, ChangeRefusal> {
  return change.ok ? ok({ done: change.value.status }) : change;
}
