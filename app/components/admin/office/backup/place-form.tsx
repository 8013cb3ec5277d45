import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";

/** Asks where copies are to go, and has them kept there. */
export function PlaceForm({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  const { place: words } = officeBackupText;
  return (
    <Form method="post" className="grid gap-4">
      <TextField
        name="place"
        label={words.label}
        hint={words.hint}
        defaultValue={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        required
      />
      <Button name="intent" value="turn-on" className="justify-self-start">
        {words.button}
      </Button>
    </Form>
  );
}
