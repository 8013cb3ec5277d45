import type { ReactNode } from "react";

/** The one line above a list: what it is and how much it holds on the left, what arranges it on the right. */
export function ListTools({
  heading,
  note,
  chips,
  isHeadingAbove = false,
  children,
}: {
  heading: ReactNode;
  /** A sentence between heading and chips. */
  note?: ReactNode;
  /** Quick filters below the line. */
  chips?: ReactNode;
  /** On phones the heading is said above already: the chips take its place. */
  isHeadingAbove?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`list-tools ${isHeadingAbove ? "is-merged" : ""}`}>
      <div className="list-tools-heading">{heading}</div>
      {note}
      {chips && <div className="list-tools-chips">{chips}</div>}
      <div className="list-tools-buttons">{children}</div>
    </div>
  );
}
