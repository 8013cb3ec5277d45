import { Card } from "#app/components/admin/office-page.tsx";
import type { PhoneQuote } from "#app/components/admin/orders/counter/counter-state.ts";
import { Total } from "#app/components/admin/orders/counter/sale-side.tsx";
import { BusinessFields } from "#app/components/orders/checkout/business-fields.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { formatDay } from "#app/content/messages/dates.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { rupees } from "#app/domain/money.ts";
import type { BillLine } from "#app/domain/orders/counter-bill.ts";

const FIELDS = ["name", "phone", "pincode", "addressLine1", "addressLine2", "town", "email"] as const;
const LABELS = { addressLine1: "street", addressLine2: "landmark" } as const;
const OPTIONAL = new Set<string>(["addressLine2", "town", "email"]);

/** Where a phone order goes and how it is paid; its total is asked for before it is placed. */
export function PhoneSide({
  lines,
  typed,
  errors,
  quote,
  isLooking,
}: {
  lines: BillLine[];
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Absent until delivery is known, and when the bill has changed since. */
  quote: PhoneQuote | undefined;
  /** A pack is still being looked up, so the bill is not whole yet. */
  isLooking: boolean;
}) {
  const { phone: words } = officeCounterText;
  const isNumeric = (name: string) => name === "phone" || name === "pincode";
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={words[name in LABELS ? LABELS[name as keyof typeof LABELS] : (name as "name")]}
            error={errors[name]}
            defaultValue={typed[name]}
            isOptional={OPTIONAL.has(name)}
            optionalWord={words.optional}
            inputMode={isNumeric(name) ? "numeric" : undefined}
            autoComplete="off"
            maxLength={160}
          />
        ))}
        <TextArea
          name="note"
          label={words.note}
          defaultValue={typed.note}
          isOptional
          optionalWord={words.optional}
          rows={2}
          maxLength={500}
        />
        <BusinessFields values={typed} errors={errors} />
        <fieldset>
          <legend className="font-semibold">{words.payment}</legend>
          {(["cod", "upi"] as const).map((method) => (
            <CheckField
              key={method}
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={(typed.paymentMethod ?? "cod") === method}
            >
              {words[method]}
            </CheckField>
          ))}
        </fieldset>
        <Total lines={lines} />
        {quote && (
          <p role="status">
            {words.delivery(
              quote.feePaise === 0 ? words.free : rupees(quote.feePaise),
              rupees(quote.totalPaise),
              formatDay(quote.promisedBy),
            )}
          </p>
        )}
        <button
          type="submit"
          name="intent"
          value="quote"
          disabled={isLooking}
          className={`btn ${quote ? "btn-quiet" : "btn-primary"}`}
        >
          {words.quote}
        </button>
        {quote && (
          <button type="submit" name="intent" value="order" disabled={isLooking} className="btn btn-primary">
            {words.place(rupees(quote.totalPaise))}
          </button>
        )}
      </div>
    </Card>
  );
}
