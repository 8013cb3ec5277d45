import type { ReactNode } from "react";

/** Shows `express` while that delivery is chosen in the form around it, else `standard`; by CSS, so without JavaScript too. */
export function BySpeed({ standard, express }: { standard: ReactNode; express: ReactNode | undefined }) {
  if (express === undefined) return standard;
  return (
    <>
      <span className="contents [.checkout-form:has(#speed-express:checked)_&]:hidden">{standard}</span>
      <span className="hidden [.checkout-form:has(#speed-express:checked)_&]:contents">{express}</span>
    </>
  );
}
