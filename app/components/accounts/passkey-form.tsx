import { Fingerprint } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { askPasskey, hasPasskeys } from "#app/components/accounts/ask-passkey.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { passkeysText } from "#app/content/messages/accounts/passkeys.ts";

/** A form that is sent with the answer of the person's device; not there without scripts or passkeys. */
export function PasskeyForm({
  purpose,
  field = "passkey",
  intent = "passkey",
  button,
  variant,
  children,
}: {
  purpose: "sign-in" | "add" | "prove";
  field?: string;
  /** "" where the children bring it. */
  intent?: string;
  button: string;
  variant: "primary" | "outline";
  children?: ReactNode;
}) {
  const [isOffered, setOffered] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  useEffect(() => setOffered(hasPasskeys()), []);

  async function ask() {
    setFailed(false);
    try {
      answer.current!.value = await askPasskey(purpose);
      form.current!.requestSubmit();
    } catch {
      setFailed(true);
    }
  }

  if (!isOffered) return null;
  return (
    <Form ref={form} method="post" className="grid gap-4">
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name={field} ref={answer} />
      {children}
      {hasFailed && <Notice kind="error">{passkeysText.failed}</Notice>}
      <Button type="button" variant={variant} size="lg" isBlock={purpose === "sign-in"} onClick={ask}>
        <Fingerprint className="size-[18px]" />
        {button}
      </Button>
    </Form>
  );
}
