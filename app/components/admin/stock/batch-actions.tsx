import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { AskOnce } from "#app/components/admin/ask-once.tsx";
import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { useTyped } from "#app/components/admin/use-typed.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";

type Intent = "adjust" | "quarantine" | "free" | "destroy";

/** Counting, quarantine and writing off, each with its reason. */
export function BatchActions({
  batch,
}: {
  batch: { number: string; quantity: number; isQuarantined: boolean };
}) {
  const { batch: words } = officeStockText;
  const reply = useActionData() as OfficeReply | undefined;
  const counting = useTyped("adjust");
  const isQuarantining = useTyped("quarantine") !== undefined;
  const isFreeing = useTyped("free") !== undefined;
  const isDestroying = useTyped("destroy") !== undefined;
  return (
    <div className="grid gap-2.5">
      <AskOnce button={words.adjust} isOpen={counting !== undefined}>
        <ReasonForm intent="adjust" button={words.adjustButton}>
          <input type="hidden" name="seen" value={batch.quantity} />
          <TextField
            name="counted"
            label={words.counted}
            inputMode="numeric"
            error={reply?.errors?.counted}
            defaultValue={counting?.counted ?? batch.quantity}
            required
          />
        </ReasonForm>
      </AskOnce>
      {batch.isQuarantined ? (
        <AskOnce button={words.free} isOpen={isFreeing}>
          <ReasonForm intent="free" button={words.free} />
        </AskOnce>
      ) : (
        <AskOnce button={words.quarantine} isOpen={isQuarantining}>
          <p>{words.quarantineAsk(batch.number)}</p>
          <ReasonForm intent="quarantine" button={words.quarantine} />
        </AskOnce>
      )}
      {batch.quantity > 0 && (
        <AskOnce button={words.destroy} isOpen={isDestroying}>
          <p>{words.destroyAsk(batch.quantity, batch.number)}</p>
          <ReasonForm intent="destroy" button={words.destroyButton(batch.quantity)}>
            <input type="hidden" name="seen" value={batch.quantity} />
          </ReasonForm>
        </AskOnce>
      )}
    </div>
  );
}

function ReasonForm({ intent, button, children }: { intent: Intent; button: string; children?: ReactNode }) {
  const { batch: words } = officeStockText;
  const reply = useActionData() as OfficeReply | undefined;
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <TextField
        id={`note-${intent}`}
        name="note"
        label={words.note}
        error={reply?.errors?.[`note-${intent}`]}
        defaultValue={useTyped(intent)?.note}
        maxLength={200}
        required
      />
      <Button>{button}</Button>
    </Form>
  );
}
