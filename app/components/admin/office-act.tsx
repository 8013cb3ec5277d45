import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";

/** A form of one step of the shop's work; the action of the screen knows it by `intent`. */
export function OfficeAct({
  intent,
  button,
  variant = "primary",
  id,
  isOpen = true,
  children,
}: {
  intent: string;
  button: string;
  variant?: "primary" | "quiet";
  /** For fields that stand elsewhere on the screen. */
  id?: string;
  /** False while something must be done first. */
  isOpen?: boolean;
  children?: ReactNode;
}) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form id={id} method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button variant={variant} isBlock disabled={isBusy || !isOpen} aria-busy={isBusy || undefined}>
        {button}
      </Button>
    </Form>
  );
}
