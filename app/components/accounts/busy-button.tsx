import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { formAnswerText } from "#app/content/messages/accounts/form-answer.ts";

/** Sends its form with `intent`, says "Submitting..." meanwhile and cannot be pressed twice. */
export function BusyButton({
  intent,
  children,
  ...button
}: ComponentProps<typeof Button> & { intent: string }) {
  const { submitting } = formAnswerText;
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData !== undefined;
  const isMine = isSending && formData.get("intent") === intent;
  return (
    <Button {...button} name="intent" value={intent} disabled={isSending}>
      {isMine ? (
        <>
          <Spinner />
          {submitting}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
