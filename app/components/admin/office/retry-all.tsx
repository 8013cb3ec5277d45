import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeMessagesText } from "#app/content/messages/office/office-messages.ts";

/** Sends all messages again that had failed by `seenAt`, asked once with their number; says which of them stay. */
export function RetryAll({ failed, seenAt }: { failed: { useful: number; over: number }; seenAt: Date }) {
  const { all } = officeMessagesText;
  const { useful, over } = failed;
  return (
    <AskOnce button={all.button}>
      <p className="max-w-[48ch]">
        {all.ask} {over > 0 && all.over(over)}
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="retry-all" />
        <input type="hidden" name="seenAt" value={seenAt.toISOString()} />
        <Button>{all.send(useful)}</Button>
      </Form>
    </AskOnce>
  );
}
