import { Search } from "lucide-react";
import type { ComponentProps } from "react";

/** A line for words to look for, with its glass; the label is read, not seen. */
export function SearchField({
  id,
  label,
  className = "",
  ...input
}: ComponentProps<"input"> & { id: string; label: string }) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute inset-y-0 left-[15px] my-auto text-ink-2" />
      <input
        key={String(input.defaultValue)}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        className={`control pl-[46px] text-ellipsis placeholder:text-ink-3 ${className}`}
        {...input}
      />
    </>
  );
}
