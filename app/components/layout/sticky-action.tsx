import type { ReactNode } from "react";

/** The one thing to do on this page, fixed below on phones in place of the bottom bar; hidden on wide screens. */
export function StickyAction({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className="sticky-action" aria-label={label}>
      {children}
    </aside>
  );
}
