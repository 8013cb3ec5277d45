import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A menu of the header; the shared name lets only one stand open. It opens and closes without JavaScript. */
export function Menu({
  label,
  isCurrent = false,
  isWide = false,
  children,
}: {
  label: ReactNode;
  isCurrent?: boolean;
  /** As wide as the page instead of a small panel under its word. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="menu" className={isWide ? "" : "relative"}>
      <summary className="menu-word" aria-current={isCurrent || undefined}>
        {label}
        <ChevronDown className="size-4 text-ink-3 max-[1119px]:hidden" />
      </summary>
      <div className={isWide ? "mega-panel" : "menu-panel"}>{children}</div>
    </details>
  );
}
