import { useId } from "react";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { LeavingForm, RefundForm } from "#app/components/admin/orders/money-acts.tsx";
import type { OfficeLine } from "#app/components/admin/orders/office-line.ts";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import type { DeliveryKind } from "#app/domain/delivery.ts";
import { canBecome, type OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import { isSeenByShop, type PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type ActableOrder = {
  number: string;
  status: OrderStatus;
  deliveryKind: DeliveryKind;
  paymentMethod: PaymentMethod;
  doorPaidAt: Date | null;
  payment: { status: PaymentStatus };
  lines: OfficeLine[];
  cancelledPaise: number;
  duePaise: number;
  restPaise: number;
  email: string | null;
  hasBill: boolean;
  isToBeCalled: boolean;
};

/** What may be done with the order now: the next step first, what cannot be taken back is asked once. */
export function OrderActs({
  order,
  canChange,
  canRefund,
  refundKey,
  sendKey,
}: {
  order: ActableOrder;
  canChange: boolean;
  canRefund: boolean;
  /** Makes one refund of the form, however often it is sent. */
  refundKey: string;
  /** Makes one email of the press, however often it is sent. */
  sendKey: string;
}) {
  const { acts } = officeOrdersText;
  const may = (to: OrderStatus) => canChange && canBecome(order.status, to);
  const typed = {
    payment: useTyped("confirm-payment"),
    ship: useTyped("ship"),
    refund: useTyped("refund"),
    cancelLines: useTyped("cancel-lines"),
    returnLines: useTyped("return-lines"),
    return: useTyped("return"),
    cancel: useTyped("cancel"),
    note: useTyped("note"),
  };
  const isToBeSeen =
    canChange &&
    isSeenByShop(order.paymentMethod) &&
    ["due", "claimed", "void"].includes(order.payment.status);
  return (
    <Card title={acts.title}>
      <div className="grid gap-3">
        {isToBeSeen && (
          <OfficeAct intent="confirm-payment" button={acts.confirmPayment}>
            <TextField
              name="reference"
              label={order.paymentMethod === "upi" ? acts.reference : acts.transferReference}
              inputMode={order.paymentMethod === "upi" ? "numeric" : undefined}
              defaultValue={typed.payment?.reference}
              isOptional
              optionalWord={acts.optional}
            />
          </OfficeAct>
        )}
        {may("confirmed") && !order.isToBeCalled && <OfficeAct intent="confirm" button={acts.confirm} />}
        {may("out_for_delivery") && order.deliveryKind === "rider" && (
          <OfficeAct intent="hand-over" button={acts.handOver} />
        )}
        {may("shipped") && (
          <OfficeAct
            intent="ship"
            button={acts.ship}
            variant={order.deliveryKind === "courier" ? "primary" : "quiet"}
          >
            <TextField
              name="courier"
              label={acts.courier}
              defaultValue={typed.ship?.courier}
              maxLength={60}
              required
            />
            <TextField
              name="courierReference"
              label={acts.courierReference}
              defaultValue={typed.ship?.courierReference}
              maxLength={60}
            />
          </OfficeAct>
        )}
        {may("delivered") && <OfficeAct intent="deliver" button={acts.deliver} />}
        {order.status === "out_for_delivery" && may("packed") && (
          <OfficeAct intent="back-to-shelf" button={acts.backToShelf} variant="quiet" />
        )}
        {canChange && order.hasBill && order.email && (
          <OfficeAct intent="send-bill" button={acts.sendBill} variant="quiet">
            <input type="hidden" name="key" value={sendKey} />
          </OfficeAct>
        )}
        {canRefund && order.restPaise > 0 && (
          <AskOnce button={acts.refund} isOpen={typed.refund !== undefined}>
            <RefundForm order={order} refundKey={refundKey} typed={typed.refund} />
          </AskOnce>
        )}
        {may("cancelled") && order.status !== "awaiting_payment" && (
          <AskOnce button={acts.cancelLines} isOpen={typed.cancelLines !== undefined}>
            <LeavingForm
              intent="cancel-lines"
              order={order}
              button={acts.cancelLines}
              typed={typed.cancelLines}
            />
          </AskOnce>
        )}
        {canChange && order.status === "delivered" && (
          <AskOnce button={acts.returnLines} isOpen={typed.returnLines !== undefined}>
            <LeavingForm
              intent="return-lines"
              order={order}
              button={acts.returnLines}
              typed={typed.returnLines}
            />
          </AskOnce>
        )}
        {may("returned") && order.status !== "delivered" && (
          <AskOnce button={acts.returnAll} isOpen={typed.return !== undefined}>
            <p>{acts.returnAllAsk(order.number)}</p>
            <OfficeAct intent="return" button={acts.yes}>
              <Reason typed={typed.return} />
            </OfficeAct>
          </AskOnce>
        )}
        {may("cancelled") && (
          <AskOnce button={acts.cancel} isOpen={typed.cancel !== undefined}>
            <p>{acts.cancelAsk(order.number)}</p>
            <OfficeAct intent="cancel" button={acts.yes}>
              <Reason typed={typed.cancel} />
            </OfficeAct>
          </AskOnce>
        )}
        {canChange && (
          <OfficeAct intent="note" button={acts.write} variant="quiet">
            <TextArea
              name="note"
              label={acts.addNote}
              defaultValue={typed.note?.note}
              maxLength={500}
              rows={2}
              required
            />
          </OfficeAct>
        )}
      </div>
    </Card>
  );
}

function Reason({ typed }: { typed: Record<string, string> | undefined }) {
  const { acts } = officeOrdersText;
  const id = useId();
  return (
    <TextField
      id={id}
      name="note"
      label={acts.reason}
      defaultValue={typed?.note}
      maxLength={200}
      isOptional
      optionalWord={acts.optional}
    />
  );
}
