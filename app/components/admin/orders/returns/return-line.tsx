import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { RETURN_OUTCOMES, type ReturnOutcome, type ReturnReason } from "#app/domain/orders/return.ts";

export type ReturnLineView = {
  id: number;
  name: string;
  quantity: number;
  orderedQuantity: number;
  pricePaise: number;
  reason: ReturnReason;
  photoId: string | null;
  receivedQuantity: number | null;
  outcome: ReturnOutcome | null;
  batches: { id: number; number: string; expiresOn: string }[];
  maySellAgain: boolean;
};

/** One line of a return: what was asked for and why; counted and given a place in the form of that id, or as it was counted. */
export function ReturnLine({
  line,
  formId,
  typed,
}: {
  line: ReturnLineView;
  /** The form that counts it in; none where that is not the next step. */
  formId: string | undefined;
  typed: Record<string, string> | undefined;
}) {
  const { one: words, ...all } = officeReturnsText;
  const { id, name, quantity, pricePaise, receivedQuantity, outcome } = line;
  const count = receivedQuantity ?? quantity;
  return (
    <li className="grid gap-3 border-t border-line-soft p-4 first:border-t-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <b className="font-display text-lg leading-tight font-semibold">{name}</b>
          <p className="text-sm text-ink-2">{words.packs(quantity, line.orderedQuantity)}</p>
          {line.batches.map((batch) => (
            <p key={batch.id} className="text-sm text-ink-2 tabular-nums">
              {words.batch(batch.number, formatExpiry(batch.expiresOn))}
            </p>
          ))}
          <p className="mt-1">
            {all.reason[line.reason]}{" "}
            {line.photoId && (
              <Link to={`/admin/returns/photos/${line.photoId}`} reloadDocument className="link">
                {words.photo}
              </Link>
            )}
          </p>
          {receivedQuantity !== null && (
            <p className="font-semibold">
              {outcome ? words.came(receivedQuantity, all.wentTo[outcome]) : words.noneCame}
            </p>
          )}
        </div>
        <span className="font-semibold tabular-nums">{rupeesExact(pricePaise * count)}</span>
      </div>
      {formId && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            id={`count-${id}`}
            name={`count-${id}`}
            form={formId}
            label={words.counted(name)}
            inputMode="numeric"
            defaultValue={typed?.[`count-${id}`] ?? quantity}
          />
          {line.batches.length > 1 && (
            <SelectField
              id={`batch-${id}`}
              name={`batch-${id}`}
              form={formId}
              label={words.readBatch}
              defaultValue={typed?.[`batch-${id}`]}
            >
              {line.batches.map((batch) => (
                <option key={batch.id} value={batch.id}>
                  {batch.number}
                </option>
              ))}
            </SelectField>
          )}
          <div className="grid gap-2 sm:col-span-2">
            <fieldset className="choice-bar">
              <legend className="sr-only">{words.outcome(name)}</legend>
              {RETURN_OUTCOMES.filter((each) => each !== "sell-again" || line.maySellAgain).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    form={formId}
                    name={`outcome-${id}`}
                    value={each}
                    defaultChecked={each === (typed?.[`outcome-${id}`] ?? "quarantine")}
                  />
                  <span>{all.outcome[each]}</span>
                </label>
              ))}
            </fieldset>
            <p className="text-sm text-ink-2">{line.maySellAgain ? words.sealFirst : words.neverAgain}</p>
          </div>
        </div>
      )}
    </li>
  );
}
