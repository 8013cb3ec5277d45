import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button type="button" onClick={() => print()}>
      {children}
    </Button>
  );
}
