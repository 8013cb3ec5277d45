import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";

/** Takes a line off its list; `label` names the product for who does not see the line. */
export function RemoveButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      aria-label={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-[.9375rem] font-medium text-ink-2 hover:text-error"
    >
      <Trash2 className="size-[18px]" />
      {children}
    </button>
  );
}
