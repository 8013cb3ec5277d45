import { data } from "react-router";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { GapList } from "#app/components/admin/payments/gap-list.tsx";
import { MoneyTable } from "#app/components/admin/payments/money-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeMoneyDaysText } from "#app/content/messages/payments/office-money-days.ts";
import { shopContext } from "#app/context.ts";
import { isDay } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findMoneyDay } from "#app/services/payments/money-days.server.ts";
import type { Route } from "./+types/$day";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

export async function loader({ params: { day }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const methods = isDay(day) ? await findMoneyDay(db, { day, now: clock() }) : undefined;
  if (!methods) throw data(undefined, { status: 404 });
  return {
    day,
    gaps: methods.flatMap(({ gaps }) => gaps),
    methods: methods.map((each) => ({ ...each, key: each.method, gaps: each.gaps.length })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeMoneyDaysText.title);

export default function MoneyOfDay({ loaderData: { day, gaps, methods } }: Route.ComponentProps) {
  const words = officeMoneyDaysText;
  return (
    <OfficePage
      title={words.dayTitle(formatDate(day))}
      note={words.dayNote}
      actions={
        <ButtonLink to="/admin/payments/days" variant="quiet">
          {words.all}
        </ButtonLink>
      }
    >
      <Card title={words.gaps.title} isPadded={false}>
        <GapList gaps={gaps} />
      </Card>
      {methods.length > 0 && (
        <Card isPadded={false}>
          <MoneyTable
            rows={methods}
            label={words.dayTitle(formatDate(day))}
            heading={words.columns.method}
            head={({ method }) => words.methods[method]}
            end={({ gaps: count }) =>
              count === 0 ? (
                <Status kind="ok">{words.clean}</Status>
              ) : (
                <Status kind="warn">{words.lines(count)}</Status>
              )
            }
          />
        </Card>
      )}
    </OfficePage>
  );
}
