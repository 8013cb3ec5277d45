import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { rupees } from "#app/domain/money.ts";

export type ReceiveAnswer = { errors: Record<string, string>; values: Record<string, string> };

/** What stands on the pack and on the bill of a batch that comes in. */
export function ReceiveForm({
  product,
  formKey,
  answer,
}: {
  product: { pricePaise: number };
  /** Sent twice under it, the packs come in once. */
  formKey: string;
  answer: ReceiveAnswer | undefined;
}) {
  const { receive: words } = officeStockText;
  const { errorTitle } = officeText;
  const field = (name: string) => ({
    name,
    error: answer?.errors[name],
    defaultValue: answer?.values[name],
  });
  const errors = Object.entries(answer?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Form method="post" noValidate className="grid items-end gap-4 sm:grid-cols-2">
      <input type="hidden" name="key" value={formKey} />
      {errors.length > 0 && (
        <div className="sm:col-span-2">
          <ErrorSummary title={errorTitle} errors={errors} />
        </div>
      )}
      <TextField {...field("number")} label={words.number} autoComplete="off" maxLength={40} required />
      <TextField
        {...field("expiresOn")}
        label={words.expiresOn}
        hint={words.expiryHint}
        autoComplete="off"
        required
      />
      <TextField
        {...field("mrp")}
        label={words.mrp}
        hint={words.mrpHint(rupees(product.pricePaise))}
        inputMode="decimal"
        required
      />
      <TextField {...field("quantity")} label={words.quantity} inputMode="numeric" required />
      <TextField
        {...field("cost")}
        label={words.cost}
        inputMode="decimal"
        isOptional
        optionalWord={words.optional}
      />
      <TextField
        {...field("supplier")}
        label={words.supplier}
        maxLength={80}
        isOptional
        optionalWord={words.optional}
      />
      <Button className="justify-self-start sm:col-span-2">{words.save}</Button>
    </Form>
  );
}
