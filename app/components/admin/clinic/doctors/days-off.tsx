import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatDate, formatDay } from "#app/content/messages/dates.ts";

/** The days on which the doctor sees nobody, to add and to give back. */
export function DaysOff({ daysOff, today }: { daysOff: { date: string; reason: string }[]; today: string }) {
  const { doctors: words } = officeClinicText;
  return (
    <Card title={words.daysOff}>
      {daysOff.length === 0 && <p className="mb-4 text-ink-2">{words.noDaysOff}</p>}
      <ul className="mb-4 grid gap-2 empty:hidden">
        {daysOff.map(({ date, reason }) => (
          <li key={date} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1">
              {formatDay(date)} {date.slice(0, 4)}
              {reason && <small className="block text-ink-2">{reason}</small>}
            </span>
            <AskOnce
              isRow
              button={
                <>
                  <span aria-hidden="true">{words.giveBack}</span>
                  <span className="sr-only">{words.giveBackDay(formatDate(date))}</span>
                </>
              }
            >
              <p>{words.giveBackAsk(formatDate(date))}</p>
              <OfficeAct intent="give-back" button={words.giveBack}>
                <input type="hidden" name="date" value={date} />
              </OfficeAct>
            </AskOnce>
          </li>
        ))}
      </ul>
      <OfficeAct intent="day-off" button={words.addDayOff} variant="quiet">
        <TextField name="date" type="date" label={words.date} min={today} required />
        <TextField
          name="reason"
          label={words.reason}
          maxLength={160}
          isOptional
          optionalWord={words.optional}
        />
      </OfficeAct>
    </Card>
  );
}
