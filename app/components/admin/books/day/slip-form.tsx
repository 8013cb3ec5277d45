import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { DRAWER_MOVE_KINDS } from "#app/domain/books/day/drawer-move.ts";

/** A slip for cash that goes into the drawer or out of it. */
export function SlipForm({
  pageKey,
  typed,
  errors,
}: {
  /** Under which the slip is written once, however often it is sent. */
  pageKey: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}) {
  const { slips: words } = officeDayText;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="idempotencyKey" value={pageKey} />
      <SelectField name="kind" label={words.kind} defaultValue={typed.kind} error={errors.kind}>
        {DRAWER_MOVE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="amount"
        label={words.amount}
        inputMode="decimal"
        defaultValue={typed.amount}
        error={errors.amount}
        required
      />
      <TextField
        name="reason"
        label={words.reason}
        maxLength={120}
        defaultValue={typed.reason}
        error={errors.reason}
        required
      />
      <TextField
        name="aboutDay"
        label={words.aboutDay}
        hint={words.aboutDayHint}
        type="date"
        defaultValue={typed.aboutDay}
        error={errors.aboutDay}
      />
      <Button isBlock disabled={isBusy} aria-busy={isBusy || undefined}>
        {words.button}
      </Button>
      <p className="text-sm text-ink-2">{words.note}</p>
    </Form>
  );
}
