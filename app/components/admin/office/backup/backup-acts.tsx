import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { PlaceForm } from "#app/components/admin/office/backup/place-form.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";
import type { CopySettings } from "#app/domain/copy-keeper.ts";

/** What changes the keeping of copies: how far back, another place, no more of them. */
export function BackupActs({
  settings,
  typed,
  errors,
}: {
  settings: CopySettings;
  /** What was refused, as it was typed. */
  typed: Record<string, string>;
  errors: Record<string, string>;
}) {
  const { days, place, stop } = officeBackupText;
  return (
    <>
      <Card title={days.title}>
        <Form method="post" className="grid gap-4">
          <TextField
            key={settings.days}
            name="days"
            label={days.label}
            hint={days.hint}
            defaultValue={typed.days ?? settings.days}
            error={errors.days}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
          />
          <Button variant="quiet" name="intent" value="keep-days" className="justify-self-start">
            {days.button}
          </Button>
        </Form>
      </Card>
      <AskOnce key={settings.since} button={place.other} isOpen={errors.place !== undefined}>
        <p>{place.otherNote}</p>
        <PlaceForm typed={typed.place} error={errors.place} />
      </AskOnce>
      <AskOnce button={stop.button}>
        <p>{stop.ask}</p>
        <Form method="post">
          <Button name="intent" value="turn-off">
            {stop.button}
          </Button>
        </Form>
      </AskOnce>
    </>
  );
}
