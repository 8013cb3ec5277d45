import { PlaceForm } from "#app/components/admin/office/backup/place-form.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";

/** What to have ready, and the form that turns the copies on. */
export function TurnOnCard({
  isDaily,
  typed,
  error,
}: {
  isDaily: boolean;
  typed: string | undefined;
  error: string | undefined;
}) {
  const { off: words } = officeBackupText;
  const { warning, often } = isDaily ? words.ofServer : words.ofMachine;
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <Notice kind="warning">{warning}</Notice>
        <p>{often}</p>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <PlaceForm typed={typed} error={error} />
      </div>
    </Card>
  );
}
