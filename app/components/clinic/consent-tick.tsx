import { CheckField } from "#app/components/ui/check-field.tsx";

/** One thing to agree to, never ticked beforehand; what was ticked stays when the form is refused. */
export function ConsentTick({
  name,
  label,
  error,
  values,
}: {
  name: string;
  label: string;
  error: string | undefined;
  values: Record<string, string>;
}) {
  return (
    <div id={name} tabIndex={-1} className="scroll-mt-28">
      {error && <p className="font-semibold text-error">{error}</p>}
      <CheckField name={name} defaultChecked={values[name] === "on"} aria-invalid={error ? true : undefined}>
        {label}
      </CheckField>
    </div>
  );
}
