import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import type { OutsideHours } from "#app/domain/clinic/outside-hours.ts";

// Monday first, as a week of work is read.
const DAYS = [1, 2, 3, 4, 5, 6, 0];
const LEAST_ROWS = 2;
const EMPTY = { startsAt: "", endsAt: "", mode: "both" } as const;

/** When the doctor sees patients: two rows a day, so that a break lies between them, and one more where two are used. */
export function WeekForm({
  hours,
  pastesVideoLink,
  outside,
  isVideoMissing,
}: {
  hours: DoctorHours[];
  pastesVideoLink: boolean;
  /** What of the saved week lies outside the shop's opening hours. */
  outside: OutsideHours[];
  /** Hours by video are in it, and there is no way into a call. */
  isVideoMissing: boolean;
}) {
  const { doctors: words } = officeClinicText;
  return (
    <Card title={words.week}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="week" />
        <p className="text-ink-2">{words.weekHint}</p>
        {DAYS.map((weekday) => {
          const day = words.weekdays[weekday]!;
          const kept = hours.filter((row) => row.weekday === weekday);
          const rowCount = Math.max(LEAST_ROWS, kept.length + (kept.length < LEAST_ROWS ? 0 : 1));
          return (
            <fieldset
              key={weekday}
              className="grid gap-2 border-b border-line-soft pb-3 md:grid-cols-[110px_1fr]"
            >
              <legend className="contents">
                <span className="font-semibold md:pt-2">{day}</span>
              </legend>
              <div className="grid gap-2">
                {Array.from({ length: rowCount }, (_, n) => kept[n] ?? EMPTY).map((row, n) => (
                  <HoursRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a day have no name of their own
                    key={n}
                    {...{ weekday, row }}
                    name={(what) => words.rowOf(what, day, n + 1)}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
        <CheckField name="pastesVideoLink" defaultChecked={pastesVideoLink}>
          {words.pastesVideoLink}
          <small className="block text-sm text-ink-2">{words.pastesVideoLinkHint}</small>
        </CheckField>
        {isVideoMissing && <Notice kind="warning">{words.videoNotOffered}</Notice>}
        {outside.length > 0 && (
          <Notice>
            <b className="block font-semibold">{words.outside}</b>
            <ul>
              {outsideLines(outside, words).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {words.outsideText}
          </Notice>
        )}
        <Button>{words.saveWeek}</Button>
      </Form>
    </Card>
  );
}

/** The hours outside in words, one line each: "Sunday 5:00 PM to 8:00 PM (video)". */
export function outsideLines(outside: OutsideHours[], words: typeof officeClinicText.doctors): string[] {
  return outside.map(({ weekday, fromMinutes, toMinutes, mode }) =>
    words.outsideRow(
      words.weekdays[weekday]!,
      formatTime(fromMinutes),
      formatTime(toMinutes),
      words.outsideMode[mode],
    ),
  );
}

function HoursRow({
  weekday,
  row,
  name,
}: {
  weekday: number;
  row: Pick<DoctorHours, "startsAt" | "endsAt" | "mode">;
  name: (what: string) => string;
}) {
  const { doctors: words } = officeClinicText;
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:grid-cols-[144px_auto_144px_minmax(120px,1fr)]">
      <input type="hidden" name="weekday" value={weekday} />
      <input
        type="time"
        name="startsAt"
        aria-label={name(words.from)}
        defaultValue={row.startsAt}
        className="control min-w-0"
      />
      <span>{words.to}</span>
      <input
        type="time"
        name="endsAt"
        aria-label={name(words.to)}
        defaultValue={row.endsAt}
        className="control min-w-0"
      />
      <select
        name="mode"
        aria-label={name(words.mode)}
        defaultValue={row.mode}
        className="control control-select max-sm:col-span-3"
      >
        {(["both", "clinic", "video"] as const).map((mode) => (
          <option key={mode} value={mode}>
            {words.modes[mode]}
          </option>
        ))}
      </select>
    </div>
  );
}
