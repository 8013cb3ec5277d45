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
  isInBar = false,
  children,
}: {
  intent: string;
  button: string;
  variant?: "primary" | "quiet";
  /** For fields that stand elsewhere on the screen. */
  id?: string;
  /** False while something must be done first. */
  isOpen?: boolean;
  /** Its button stands in the bar at the foot of the screen (OfficeStep). */
  isInBar?: boolean;
  children?: ReactNode;
}) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form id={id} method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      {!isInBar && (
        <Button variant={variant} isBlock disabled={isBusy || !isOpen} aria-busy={isBusy || undefined}>
          {button}
        </Button>
      )}
    </Form>
  );
}

/** The next step of a screen in a bar at its foot, always in reach; `form` is the id of its form. */
export function OfficeStep({ form, intent, button }: { form: string; intent: string; button: string }) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <div className="office-step no-print">
      <Button form={form} disabled={isBusy} aria-busy={isBusy || undefined}>
        {button}
      </Button>
    </div>
  );
}
