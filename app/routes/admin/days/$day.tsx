import "#app/components/admin/invoices/invoice.css";
import { data } from "react-router";
import { DayRoll } from "#app/components/admin/books/day/day-roll.tsx";
import { SlipList } from "#app/components/admin/books/day/slip-list.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { PrintButton } from "#app/components/admin/orders/papers/print-button.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { isDay } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findClosedDay } from "#app/services/books/day/find-days.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$day";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const closed = isDay(params.day) ? await findClosedDay(db, params.day) : undefined;
  if (!closed) throw data(undefined, { status: 404 });
  const { shop } = await findSettings(db);
  return { closed, shopName: shop.name };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(
    matches,
    isDay(params.day ?? "") ? officeDayText.paper.title(formatDate(params.day!)) : officeDayText.days.title,
  );

/** A closed day: its paper for the roll, its slips, and what was found out later. */
export default function Day({ loaderData }: Route.ComponentProps) {
  const { paper: words, days } = officeDayText;
  const { closed, shopName } = loaderData;
  const closedBy = words.closedBy(nameOfActor(closed.actor), formatDateTime(closed.closedAt));
  return (
    <>
      <div className="no-print">
        <div className="grid gap-5">
          <OfficePage
            title={words.title(formatDate(closed.day))}
            note={closedBy}
            actions={
              <>
                <Link to="/admin/days" className="btn btn-quiet">
                  {days.all}
                </Link>
                <PrintButton>{words.print}</PrintButton>
              </>
            }
          >
            {closed.corrections.length > 0 && (
              <Card title={words.corrections} isPadded={false}>
                <SlipList slips={closed.corrections} />
                <p className="px-4 pb-3 text-sm text-ink-2">{words.correctionsNote}</p>
              </Card>
            )}
            {closed.moves.length > 0 && (
              <Card title={words.slips} isPadded={false}>
                <SlipList slips={closed.moves} />
              </Card>
            )}
          </OfficePage>
        </div>
      </div>
      <div className="papers">
        <DayRoll paper={closed} shopName={shopName} closedBy={closedBy} />
      </div>
    </>
  );
}
