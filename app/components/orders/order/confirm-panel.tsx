import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** What a code can do for an order that waits for the shop's call: nothing, be asked for, or it was given at sign-in. */
export type CodeState = "none" | "sign-in" | "proven";

/** Of an order that waits for the shop's call: that we call, and how to confirm it without. */
export function ConfirmPanel({ phone, code }: { phone: string; code: CodeState }) {
  const { confirm: words } = orderText;
  return (
    <Panel as="section">
      <h2 className="mb-2 text-xl">{words.title}</h2>
      <p>{words.text(formatPhone(phone))}</p>
      {code === "sign-in" && (
        <>
          <p className="mt-2 text-ink-2">{words.codeText}</p>
          <Link to="/login" className="link mt-1 inline-flex min-h-11 items-center">
            {words.signIn}
          </Link>
        </>
      )}
      {code === "proven" && (
        <Form method="post" className="mt-3">
          <Button name="intent" value="confirm">
            {words.confirm}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
