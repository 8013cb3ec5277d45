import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** Sends the form of this page; says "Submitting..." while it is on its way and cannot be pressed twice. */
export function SendButton({ children }: { children: ReactNode }) {
  const { submitting } = requestText;
  const { state, formMethod, formData } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const isMine = isSending && (formData?.get("intent") ?? "send") === "send";
  return (
    <Button name="intent" value="send" size="lg" isBlock disabled={isSending}>
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
