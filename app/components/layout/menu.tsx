import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";

/** A menu of the header; the shared name lets only one stand open. It opens and closes without JavaScript. */
export function Menu({
  label,
  isCurrent = false,
  isWide = false,
  sameName,
  children,
}: {
  label: ReactNode;
  isCurrent?: boolean;
  /** As wide as the page instead of a small panel under its word. */
  isWide?: boolean;
  /** Its name among what is the same on every page; left out where it is not. */
  sameName?: string;
  children: ReactNode;
}) {
  const facts = useShopFacts();
  const look = isWide ? "mega-panel" : "menu-panel";
  return (
    <details name="menu" className={isWide ? "" : "relative"}>
      <summary className="menu-word" aria-current={isCurrent || undefined}>
        {label}
        <ChevronDown className="size-4 text-ink-3 max-[1119px]:hidden" />
      </summary>
      {sameName === undefined ? (
        <div className={look}>{children}</div>
      ) : (
        <WrittenOnce as="div" className={look} of={facts} name={`menu ${sameName}`}>
          {children}
        </WrittenOnce>
      )}
    </details>
  );
}
