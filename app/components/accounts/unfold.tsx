import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A form behind its name; `label` says more than the name when several are called the same. */
export function Unfold({
  title,
  label,
  isOpen = false,
  children,
}: {
  title: string;
  label?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group">
      <summary
        aria-label={label}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-3 hover:underline"
      >
        {title}
        <ChevronDown className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
