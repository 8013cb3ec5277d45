import { CircleCheck, CircleX } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import type { MonthObstacle } from "#app/domain/books/month/month-checks.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

const WAYS: Record<Exclude<MonthObstacle["check"], "month-not-over">, LinkTarget> = {
  "findings-left": "#findings",
  "days-open": "/admin/day",
  "bank-lines-open": "/admin/payments",
};

/** Where each thing is mended before the close; a month that is not over only waits. */
export function mendWay({ check }: MonthObstacle): LinkTarget | undefined {
  return check === "month-not-over" ? undefined : WAYS[check];
}

/** What must be so before a month is closed: each obstacle with its way, or one row that all is well. */
export function MonthChecks({ obstacles }: { obstacles: readonly MonthObstacle[] }) {
  const words = officeMonthText;
  return (
    <Card title={words.before} isPadded={false}>
      {obstacles.length === 0 && (
        <p className="flex gap-3 px-4 py-3">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-leaf-700" aria-hidden />
          <span>
            <b className="block font-semibold">{words.ready}</b>
            <small className="text-ink-2">{words.readyHint}</small>
          </span>
        </p>
      )}
      <ul className="divide-y divide-line-soft">
        {obstacles.map((obstacle) => {
          const { check, count } = obstacle;
          const to = mendWay(obstacle);
          return (
            <li key={check} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <CircleX className="mt-0.5 size-5 shrink-0 self-start text-error" aria-hidden />
              <span className="min-w-0 grow basis-56">
                <b className="block font-semibold">{words.checks[check]}</b>
                <small className="text-ink-2">{words.counts[check](count)}</small>
              </span>
              {to && check !== "month-not-over" && (
                <ButtonLink to={to} variant="outline" className="w-full sm:w-auto">
                  {words.mend[check]}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
