import type { ReactNode } from "react";
import { PageWidth } from "#app/components/ui/page-width.tsx";

/** A band of a page; `isLate` leaves its layout to the browser until it comes near, `isSunk` sets it off. */
export function Section({
  isLate = false,
  isSunk = false,
  className = "",
  children,
}: {
  isLate?: boolean;
  isSunk?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      className={`section ${isLate ? "late" : ""} ${isSunk ? "border-y border-line bg-sunk" : ""} ${className}`}
    >
      <PageWidth>{children}</PageWidth>
    </section>
  );
}
