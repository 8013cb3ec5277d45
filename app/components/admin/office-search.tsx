import { Search } from "lucide-react";
import { Form } from "#app/components/ui/link.ts";

/** A search line of a list; what else the address says goes along as hidden fields. */
export function OfficeSearchLine({
  label,
  button,
  q,
  keep = {},
}: {
  label: string;
  button: string;
  q: string;
  keep?: Record<string, string>;
}) {
  return (
    <Form role="search" className="flex gap-2 p-4">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OfficeSearchInput label={label} q={q} />
      <button type="submit" className="btn btn-quiet" aria-label={button}>
        <Search className="size-[18px]" />
      </button>
    </Form>
  );
}

/** The field of a search in the office; the form around it may ask for more. */
export function OfficeSearchInput({
  label,
  q,
  className = "",
}: {
  label: string;
  q: string;
  className?: string;
}) {
  return (
    <input
      type="search"
      name="q"
      defaultValue={q}
      aria-label={label}
      placeholder={label}
      className={`control ${className}`}
    />
  );
}
