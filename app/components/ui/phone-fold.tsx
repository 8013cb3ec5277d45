import "#app/components/ui/phone-fold.css";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** The rest of a long list, behind `more` ("66 more") on phones only, within a `.folded-grid`; works without JavaScript. */
export function PhoneFold({ more, children }: { more: string; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary className="link">
        {more}
        <ChevronDown className="size-[18px]" />
      </summary>
      {children}
    </details>
  );
}
