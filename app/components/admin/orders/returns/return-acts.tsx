import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct, OfficeStep } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { canReturnBecome, REFUND_WAYS, type ReturnStatus } from "#app/domain/orders/return.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** The form of each step; the lines belong to that of the count. */
export const STEP_FORMS = {
  requested: "approve-return",
  approved: "count-return",
  received: "refund-return",
} as const;

/** The next step of a return: the answer, the count, the money; one at a time. */
export function ReturnActs({
  back,
  canChange,
  canRefund,
}: {
  back: { status: ReturnStatus; paymentMethod: PaymentMethod; paidPaise: number; duePaise: number };
  canChange: boolean;
  canRefund: boolean;
}) {
  const { acts: words, way } = officeReturnsText;
  const { status, paymentMethod, paidPaise, duePaise } = back;
  const typed = { refuse: useTyped("refuse"), refund: useTyped("refund") };
  const may = (to: ReturnStatus) => canChange && canReturnBecome(status, to);
  const isOver = !["requested", "approved", "received"].includes(status);
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        {isOver && <p>{words.nothingToDo}</p>}
        {may("approved") && (
          <OfficeAct intent="approve" id={STEP_FORMS.requested} button={words.approve} isInBar>
            <p className="text-sm text-ink-2">{words.approveNote}</p>
          </OfficeAct>
        )}
        {may("refused") && (
          <AskOnce button={words.refuse} isOpen={typed.refuse !== undefined}>
            <OfficeAct intent="refuse" button={words.refuse}>
              <TextArea
                name="refusal"
                label={words.refusal}
                defaultValue={typed.refuse?.refusal}
                maxLength={300}
                rows={3}
                required
              />
            </OfficeAct>
          </AskOnce>
        )}
        {may("received") && (
          <OfficeAct intent="receive" id={STEP_FORMS.approved} button={words.receive} isInBar>
            <p className="text-sm text-ink-2">{words.receiveNote}</p>
          </OfficeAct>
        )}
        {may("closed") && (
          <AskOnce button={words.close}>
            <p>{words.closeAsk}</p>
            <OfficeAct intent="close" button={words.close} variant="quiet" />
          </AskOnce>
        )}
        {status === "received" && duePaise > 0 && (
          <>
            <p>{words.paid(rupeesExact(paidPaise), officeOrdersText.method[paymentMethod])}</p>
            <p className="flex items-baseline justify-between gap-3">
              <b>{words.sum}</b>
              <b className="font-display text-xl tabular-nums">{rupeesExact(duePaise)}</b>
            </p>
            {!canRefund && <p>{words.ownerOnly}</p>}
            {canRefund && (
              <OfficeAct
                intent="refund"
                id={STEP_FORMS.received}
                button={words.giveBack(rupeesExact(duePaise))}
                isInBar
              >
                {paymentMethod === "online" ? (
                  <p className="text-sm text-ink-2">{words.bySource}</p>
                ) : (
                  <>
                    <SelectField name="way" label={words.way} defaultValue={typed.refund?.way ?? "upi"}>
                      {REFUND_WAYS.map((each) => (
                        <option key={each} value={each}>
                          {way[each]}
                        </option>
                      ))}
                    </SelectField>
                    <TextField
                      name="reference"
                      label={words.reference}
                      hint={words.referenceHint}
                      defaultValue={typed.refund?.reference}
                      maxLength={60}
                    />
                  </>
                )}
              </OfficeAct>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** The button of the next step, at the foot of the screen. */
export function ReturnStep({
  back: { status, duePaise },
  canChange,
  canRefund,
}: {
  back: { status: ReturnStatus; duePaise: number };
  canChange: boolean;
  canRefund: boolean;
}) {
  const { acts: words } = officeReturnsText;
  if (status === "requested" && canChange)
    return <OfficeStep form={STEP_FORMS.requested} intent="approve" button={words.approve} />;
  if (status === "approved" && canChange)
    return <OfficeStep form={STEP_FORMS.approved} intent="receive" button={words.receive} />;
  if (status !== "received" || !canRefund || duePaise === 0) return null;
  const button = words.giveBack(rupeesExact(duePaise));
  return <OfficeStep form={STEP_FORMS.received} intent="refund" button={button} />;
}
