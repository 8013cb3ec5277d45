import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { returnRequestText } from "#app/content/messages/orders/return-request.ts";
import { rupees } from "#app/domain/money.ts";
import { needsPhoto, type ReturnReason } from "#app/domain/orders/return.ts";

export type AskableLine = {
  lineId: number;
  name: string;
  pictureUrl: string;
  pricePaise: number;
  leftQuantity: number;
  isAsked: boolean;
};

/** A line that may come back: a tick, then how many, why and the photo; they show themselves with the tick, without scripts too. */
export function ReturnLineFields({
  line,
  reasons,
  typed,
  error,
}: {
  line: AskableLine;
  reasons: ReturnReason[];
  /** What a refused form held. */
  typed: Record<string, string>;
  error: string | undefined;
}) {
  const words = returnRequestText;
  const { lineId, name, pictureUrl, pricePaise, leftQuantity, isAsked } = line;
  return (
    <li className="return-line grid gap-3 border-t border-line-soft py-4 first:border-t-0">
      <label className="flex min-h-12 items-center gap-3.5">
        <input
          type="checkbox"
          name="line"
          value={lineId}
          aria-label={words.choose(name)}
          defaultChecked={typed[`quantity-${lineId}`] !== undefined}
          disabled={isAsked}
          className="size-6 shrink-0 accent-leaf-700"
        />
        <Thumbnail pictureUrl={pictureUrl} className="size-[52px] shrink-0" />
        <span className="min-w-0">
          <b className="block font-display text-[1.0625rem] leading-tight font-semibold">{name}</b>
          <span className="text-sm text-ink-2">
            {isAsked ? words.isAsked : words.have(leftQuantity, rupees(pricePaise))}
          </span>
        </span>
      </label>
      {error && <p className="font-semibold text-error">{error}</p>}
      {!isAsked && (
        <div className="hidden gap-3 [.return-line:has(input:checked)_&]:grid sm:grid-cols-2">
          <SelectField
            name={`quantity-${lineId}`}
            label={words.quantity(leftQuantity)}
            defaultValue={typed[`quantity-${lineId}`]}
          >
            {Array.from({ length: leftQuantity }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
          <SelectField name={`reason-${lineId}`} label={words.why} defaultValue={typed[`reason-${lineId}`]}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {words.reason[reason]}
              </option>
            ))}
          </SelectField>
          {reasons.some(needsPhoto) && (
            <TextField
              name={`photo-${lineId}`}
              label={words.photo}
              hint={words.photoHint}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sm:col-span-2"
            />
          )}
        </div>
      )}
    </li>
  );
}
