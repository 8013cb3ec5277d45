import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type MoneySums, MoneyTable } from "#app/components/admin/payments/money-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeMoneyDaysText } from "#app/content/messages/payments/office-money-days.ts";
import { shopContext } from "#app/context.ts";
import { addMoneyDays } from "#app/domain/payments/money-days.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findMoneyDays } from "#app/services/payments/money-days.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("change-orders")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const byDay = Map.groupBy(await findMoneyDays(db, clock()), ({ day }) => day);
  return {
    days: [...byDay].map(([key, methods]) => {
      const { gaps, ...sums } = addMoneyDays(methods);
      return { key, ...sums, gaps: gaps.length };
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeMoneyDaysText.title);

export default function MoneyDays({ loaderData: { days } }: Route.ComponentProps) {
  const words = officeMoneyDaysText;
  const lookOf = ({ gaps }: { gaps: number }) =>
    gaps === 0 ? <Status kind="ok">{words.clean}</Status> : <Status kind="warn">{words.lines(gaps)}</Status>;
  return (
    <OfficePage
      title={words.title}
      note={`${words.note} ${words.compared}`}
      actions={
        <ButtonLink to="/admin/payments" variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      <Card isPadded={false}>
        {days.length === 0 ? (
          <p className="p-4">{words.none}</p>
        ) : (
          <MoneyTable<MoneySums & { gaps: number }>
            rows={days}
            label={words.title}
            heading={words.columns.day}
            head={({ key }) => (
              <Link to={`/admin/payments/days/${key}`} className="link">
                {formatDate(key)}
              </Link>
            )}
            end={lookOf}
          />
        )}
      </Card>
    </OfficePage>
  );
}
