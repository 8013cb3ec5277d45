import { TextField } from "#app/components/ui/field.tsx";
import { businessText } from "#app/content/messages/orders/business.ts";

const FIELDS = ["gstin", "organization", "firmAddress"] as const;

/** Who buys for a business: folded away until somebody does, open where something stands in it or is wrong. */
export function BusinessFields({
  values,
  errors,
  isAtCounter = false,
}: {
  values: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string | undefined>>;
  isAtCounter?: boolean;
}) {
  const words = businessText;
  return (
    <details className="md:col-span-2" open={FIELDS.some((name) => values[name] || errors[name])}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {words.ask}
      </summary>
      <div className="mt-2 grid gap-[18px]">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={isAtCounter && name === "firmAddress" ? words.firmAddressAtCounter : words[name]}
            defaultValue={values[name]}
            error={errors[name]}
            autoComplete={name === "organization" && !isAtCounter ? "organization" : "off"}
            maxLength={name === "gstin" ? 20 : 160}
          />
        ))}
      </div>
    </details>
  );
}
