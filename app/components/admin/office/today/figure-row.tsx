import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import { rupees } from "#app/domain/money.ts";

type Day = { orders: number; paise: number };
export type Figures = { today: Day; yesterday: Day; road: { parcels: number; paise: number } };

/** Today's sales beside yesterday's, and the cash that is on the road. */
export function FigureRow({ figures: { today, yesterday, road } }: { figures: Figures }) {
  const { figures: words } = officeTodayText;
  const average = ({ orders, paise }: Day) =>
    rupees(orders === 0 ? 0 : Math.round(paise / orders / 100) * 100);
  const cells = [
    [words.today, rupees(today.paise), words.yesterday(rupees(yesterday.paise))],
    [words.orders, today.orders, words.ordersYesterday(yesterday.orders)],
    [words.average, average(today), words.averageYesterday(average(yesterday))],
    [words.cash, rupees(road.paise), words.cashText(road.parcels)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      {cells.map(([name, value, note]) => (
        <div key={name} className="bg-surface px-4 py-3.5">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">
            {value}
            <span className="block text-xs font-medium text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
