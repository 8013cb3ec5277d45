import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { type PeriodProblem, PRESETS, presetPeriod } from "#app/domain/reports/report-period.ts";

/** The days of a report: two of them, or those that are often asked for. */
export function PeriodForm({
  typed,
  today,
  problem,
}: {
  typed: { from: string; to: string };
  today: string;
  problem: PeriodProblem | undefined;
}) {
  const words = officeReportsText;
  const error = problem && words.problems[problem];
  return (
    <div className="no-print grid gap-3">
      <Form key={`${typed.from} ${typed.to}`} className="flex flex-wrap items-end gap-3">
        <TextField label={words.from} name="from" type="date" defaultValue={typed.from} error={error} />
        <TextField label={words.to} name="to" type="date" defaultValue={typed.to} />
        <button type="submit" className="btn btn-primary">
          {words.show}
        </button>
      </Form>
      <nav aria-label={words.presetsLabel}>
        <ul className="flex flex-wrap gap-x-4">
          {PRESETS.map((preset) => {
            const { from, to } = presetPeriod(preset, today);
            const isCurrent = from === typed.from && to === typed.to;
            return (
              <li key={preset}>
                <Link
                  to={`?${new URLSearchParams({ from, to })}`}
                  aria-current={isCurrent ? "true" : undefined}
                  className="link inline-flex min-h-11 items-center aria-[current]:font-semibold"
                >
                  {words.presets[preset]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
