import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { failedRefundsText } from "#app/content/messages/payments/failed-refunds.ts";
import { rupees } from "#app/domain/money.ts";

/** Money that the gateway could not give back, each with the form in which the shop writes down that it paid. */
export function FailedRefunds({
  failed,
  canRefund,
}: {
  failed: { id: number; amountPaise: number }[];
  canRefund: boolean;
}) {
  const words = failedRefundsText;
  const typed = useTyped("refund-by-hand");
  if (failed.length === 0) return null;
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {failed.map(({ id, amountPaise }) => {
          const amount = rupees(amountPaise);
          const known = typed?.failed === String(id) ? typed : undefined;
          return (
            <div key={id} className="grid gap-3">
              <p>{words.explain(amount)}</p>
              {canRefund ? (
                <OfficeAct intent="refund-by-hand" button={words.button(amount)}>
                  <input type="hidden" name="failed" value={id} />
                  <SelectField
                    id={`way-${id}`}
                    name="way"
                    label={words.way}
                    defaultValue={known?.way ?? "upi"}
                  >
                    {Object.entries(words.ways).map(([way, word]) => (
                      <option key={way} value={way}>
                        {word}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    id={`reference-${id}`}
                    name="reference"
                    label={words.reference}
                    hint={words.referenceHint}
                    defaultValue={known?.reference}
                    maxLength={60}
                  />
                </OfficeAct>
              ) : (
                <p className="text-ink-2">{words.owner}</p>
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
