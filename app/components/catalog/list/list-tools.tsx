import type { ReactNode } from "react";

/** The one line above a list: what it is and how much it holds on the left, what arranges it on the right. */
export function ListTools({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="list-tools">
      <div className="list-tools-heading">{heading}</div>
      <div className="flex items-center gap-2">{children}</div>
    </div>
  );
}
