import { KeyRound } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";

/** A form that is sent with the answer of the person's device; not there without scripts or passkeys. */
export function PasskeyForm({
  purpose,
  field = "passkey",
  intent = "passkey",
  action,
  button,
  failed,
  variant,
  children,
}: {
  purpose: "sign-in" | "add" | "prove";
  field?: string;
  /** "" where the children bring it. */
  intent?: string;
  /** The page that takes it, where that is another one. */
  action?: ComponentProps<typeof Form>["action"];
  button: string;
  /** What is said when the device did not finish. */
  failed: string;
  variant: "primary" | "outline";
  children?: ReactNode;
}) {
  const [isOffered, setOffered] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  // Older browsers cannot read the questions as they come; they sign in by the other ways.
  useEffect(() => setOffered("parseRequestOptionsFromJSON" in (window.PublicKeyCredential ?? {})), []);

  async function ask() {
    setFailed(false);
    try {
      // Only who presses it loads it.
      const { askPasskey } = await import("#app/components/accounts/ask-passkey.ts");
      answer.current!.value = await askPasskey(purpose);
      form.current!.requestSubmit();
    } catch {
      setFailed(true);
    }
  }

  if (!isOffered) return null;
  const isAtDoor = purpose === "sign-in";
  return (
    <Form ref={form} method="post" action={action} className="grid gap-4">
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name={field} ref={answer} />
      {children}
      {hasFailed && <Notice kind="error">{failed}</Notice>}
      <Button
        type="button"
        variant={variant}
        size="lg"
        isBlock={isAtDoor}
        className={isAtDoor ? "" : "justify-self-start"}
        onClick={ask}
      >
        <KeyRound className="size-[18px]" />
        {button}
      </Button>
    </Form>
  );
}
