import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { canReturnBecome, REFUND_WAYS, type ReturnStatus } from "#app/domain/orders/return.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** The next step of a return: the answer, the count, the money; one at a time. */
export function ReturnActs({
  back,
  countForm,
  canChange,
  canRefund,
}: {
  back: { status: ReturnStatus; paymentMethod: PaymentMethod; paidPaise: number; duePaise: number };
  /** The id of the form that the lines belong to. */
  countForm: string;
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
        {may("approved") && <OfficeAct intent="approve" button={words.approve} />}
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
          <OfficeAct intent="receive" id={countForm} button={words.receive}>
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
              <OfficeAct intent="refund" button={words.giveBack(rupeesExact(duePaise))}>
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
