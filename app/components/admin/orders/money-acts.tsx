import type { OfficeLine } from "#app/components/admin/orders/office-line.ts";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { rupees } from "#app/domain/money.ts";
import { keptQuantity } from "#app/domain/orders/order-change.ts";
import { REFUND_WAYS, type RefundWay } from "#app/domain/orders/return.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** How many packs of each line leave the order, before it goes or after it came. */
export function LeavingForm({
  intent,
  order: { lines, cancelledPaise },
  button,
  typed,
}: {
  intent: "cancel-lines" | "return-lines";
  order: { lines: OfficeLine[]; cancelledPaise: number };
  button: string;
  /** What a refused form held. */
  typed: Record<string, string> | undefined;
}) {
  const { acts } = officeOrdersText;
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="left" value={cancelledPaise} />
      {lines
        .filter((line) => keptQuantity(line) > 0)
        .map((line) => (
          <TextField
            key={line.id}
            id={`${intent}-${line.id}`}
            name={`line-${line.id}`}
            label={acts.quantityOf(
              fullName({ ...line, potencyLabel: line.potencyLabel ?? undefined }),
              keptQuantity(line),
            )}
            inputMode="numeric"
            defaultValue={typed?.[`line-${line.id}`] ?? "0"}
          />
        ))}
      {intent === "return-lines" && (
        <CheckField name="sealed" defaultChecked={typed?.sealed !== undefined}>
          {acts.sealed}
        </CheckField>
      )}
      <TextField
        id={`${intent}-note`}
        name="note"
        label={acts.reason}
        defaultValue={typed?.note}
        maxLength={200}
        required
      />
      <Button>{button}</Button>
    </Form>
  );
}

/** Money that was given back; what is owed stands in the field. */
export function RefundForm({
  order,
  refundKey,
  typed,
}: {
  order: { duePaise: number; paymentMethod: PaymentMethod; doorPaidAt: Date | null };
  refundKey: string;
  typed: Record<string, string> | undefined;
}) {
  const { acts } = officeOrdersText;
  const { way: wordOf } = officeReturnsText;
  const isByGateway = order.paymentMethod === "online";
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="key" value={refundKey} />
      <p>{acts.refundAsk(rupees(order.duePaise))}</p>
      <TextField
        name="amount"
        label={acts.amount}
        inputMode="decimal"
        defaultValue={typed?.amount ?? (order.duePaise > 0 ? order.duePaise / 100 : "")}
        required
      />
      <SelectField
        name="reason"
        label={acts.refundReason}
        defaultValue={typed?.reason ?? (order.duePaise > 0 ? "cancelled" : "goodwill")}
      >
        {Object.entries(acts.refundReasons).map(([reason, word]) => (
          <option key={reason} value={reason}>
            {word}
          </option>
        ))}
      </SelectField>
      {!(isByGateway && order.doorPaidAt === null) && (
        <SelectField
          name="way"
          label={acts.refundWay}
          hint={isByGateway ? acts.refundWayHint : undefined}
          defaultValue={typed?.way ?? asPaid(order.paymentMethod)}
        >
          {REFUND_WAYS.map((way) => (
            <option key={way} value={way}>
              {wordOf[way]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="refundReference"
        label={acts.refundReference}
        defaultValue={typed?.refundReference}
        maxLength={60}
        isOptional
        optionalWord={acts.optional}
      />
      <Button>{acts.refund}</Button>
    </Form>
  );
}

/** Money of the door goes back in cash, unless somebody says otherwise. */
function asPaid(method: PaymentMethod): RefundWay {
  return REFUND_WAYS.find((way) => way === method) ?? "cash";
}
