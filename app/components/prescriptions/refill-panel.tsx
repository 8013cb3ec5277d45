import type { PaperLine, Reminder } from "#app/components/prescriptions/prescription-view.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** For every line: no reminder yet and the ways to ask for one, by text message only where the shop sends them; or the one that is set. */
export function RefillPanel({
  lines,
  reminders,
  hasTexts,
}: {
  lines: PaperLine[];
  reminders: Reminder[];
  hasTexts: boolean;
}) {
  const { refill } = prescriptionText;
  return (
    <Panel as="section" className="grid gap-4">
      <h2 className="text-xl">{refill.title}</h2>
      <p className="text-ink-2">{refill.text}</p>
      <ul className="grid gap-4">
        {lines.map((line) => {
          const reminder = reminders.find(({ lineId }) => lineId === line.id);
          const name = [line.medicine, line.potencyLabel].filter(Boolean).join(" ");
          return (
            <li key={line.id} className="grid gap-2 border-t border-line-soft pt-3.5">
              <p className="font-semibold">{name}</p>
              {reminder ? (
                <SetReminder reminder={reminder} name={name} />
              ) : (
                <AskForms line={line} name={name} hasTexts={hasTexts} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function SetReminder({ reminder, name }: { reminder: Reminder; name: string }) {
  const { refill } = prescriptionText;
  const end = formatDate(reminder.runsOutOn);
  return (
    <>
      <p className="text-ink-2">
        {reminder.isStopped
          ? refill.stopped
          : reminder.isSent
            ? refill.sent(end)
            : refill.on(formatDate(reminder.remindOn), end)}
      </p>
      <ButtonLink
        to={`/refill/${reminder.token}`}
        variant="outline"
        size="sm"
        aria-label={`${refill.change}: ${name}`}
      >
        {refill.change}
      </ButtonLink>
    </>
  );
}

function AskForms({ line, name, hasTexts }: { line: PaperLine; name: string; hasTexts: boolean }) {
  const { refill } = prescriptionText;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="remind" />
      <input type="hidden" name="lineId" value={line.id} />
      <Button
        name="channel"
        value="mail"
        variant="outline"
        size="sm"
        aria-label={`${refill.byMail}: ${name}`}
      >
        {refill.byMail}
      </Button>
      {hasTexts && (
        <Button
          name="channel"
          value="sms"
          variant="outline"
          size="sm"
          aria-label={`${refill.bySms}: ${name}`}
        >
          {refill.bySms}
        </Button>
      )}
    </Form>
  );
}
