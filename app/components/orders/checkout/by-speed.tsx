import type { ReactNode } from "react";

/** Shows `express` while that delivery is chosen in the form around it, else `standard`; by CSS, so without JavaScript too. */
export function BySpeed({ standard, express }: { standard: ReactNode; express: ReactNode | undefined }) {
  if (express === undefined) return standard;
  return (
    <>
      <span className="contents group-has-[#speed-express:checked]/checkout:hidden">{standard}</span>
      <span className="hidden group-has-[#speed-express:checked]/checkout:contents">{express}</span>
    </>
  );
}
