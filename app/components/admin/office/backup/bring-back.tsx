import { Card } from "#app/components/admin/office-page.tsx";
import { officeBackupText } from "#app/content/messages/office/office-backup.ts";

/** How the shop is brought back from its copies; on the command line, as the shop is gone then. */
export function BringBack() {
  const { back: words } = officeBackupText;
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        <ol className="grid list-decimal gap-1.5 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Command>{words.command}</Command>
        <p>{words.past}</p>
        <Command>{words.rewind}</Command>
      </div>
    </Card>
  );
}

function Command({ children }: { children: string }) {
  return (
    <code className="block rounded-md border border-line bg-paper-100 p-3 text-sm break-all select-all">
      {children}
    </code>
  );
}
