import { TextField } from "#app/components/ui/field.tsx";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";

/** The code of an e-prescription goes in here, or its QR code is scanned; its medicines come onto the bill. */
export function Prescribed({
  codes,
  typed,
  error,
}: {
  codes: string[];
  typed: string | undefined;
  error: string | undefined;
}) {
  const { prescribed: words } = officeCounterText;
  return (
    <details open={error !== undefined || Boolean(typed)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {words.title}
      </summary>
      {codes.map((code) => (
        <input key={code} type="hidden" name="prescribed" value={code} />
      ))}
      <div className="grid gap-3">
        <TextField
          name="code"
          label={words.label}
          hint={words.hint}
          error={error}
          defaultValue={typed}
          autoComplete="off"
          maxLength={300}
        />
        <button type="submit" name="intent" value="prescribe" className="btn btn-quiet justify-self-start">
          {words.button}
        </button>
      </div>
    </details>
  );
}
