import type { ComponentProps, ReactNode } from "react";

/** A tick or, with type="radio", a choice; the whole line can be tapped. */
export function CheckField({ children, end, ...input }: ComponentProps<"input"> & { end?: ReactNode }) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {end !== undefined && <span className="ml-auto text-sm text-ink-3">{end}</span>}
    </label>
  );
}
