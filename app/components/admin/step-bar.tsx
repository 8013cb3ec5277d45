import type { ReactNode } from "react";

/** The bar of the next step, always at the same place: one short figure at the left, its buttons, and above a closed one the reason. */
export function StepBar({
  figure,
  label,
  why,
  children,
}: {
  figure?: ReactNode;
  label?: ReactNode;
  why?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="office-step no-print">
      {why && (
        <p className={`w-full text-sm text-ink-2 ${figure === undefined ? "lg:mr-auto lg:w-auto" : ""}`}>
          {why}
        </p>
      )}
      {figure !== undefined && (
        <p className="mr-auto grid leading-tight">
          <b className="tabular-nums">{figure}</b>
          <small className="text-ink-2">{label}</small>
        </p>
      )}
      {children}
    </div>
  );
}
