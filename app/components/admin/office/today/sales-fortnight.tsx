import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDay } from "#app/content/messages/dates.ts";
import { officeTodayText } from "#app/content/messages/office/office-today.ts";
import { rupees } from "#app/domain/money.ts";
import { chartScale } from "#app/domain/reports/chart-scale.ts";

export type SalesDay = { day: string; paise: number; beforePaise: number };

const WIDTH = 640;
const HEIGHT = 230;
const LEFT = 44;
const TOP = 10;
const FLOOR = HEIGHT - 24;
const BAR = 24;

/** Sales of the last 14 days, and of the 14 days before. */
export function SalesFortnight({ days }: { days: SalesDay[] }) {
  const { sales: words } = officeTodayText;
  return (
    <Card
      title={words.title}
      end={
        <Link to="/admin/reports/sales-by-day" className="link">
          {words.report}
        </Link>
      }
    >
      {days.some(({ paise, beforePaise }) => paise > 0 || beforePaise > 0) ? (
        <SalesBars days={days} />
      ) : (
        <p>{words.none}</p>
      )}
    </Card>
  );
}

/** The last 14 days as bars, the 14 days before as lines across them. */
function SalesBars({ days }: { days: SalesDay[] }) {
  const { sales: words } = officeTodayText;
  const lines = chartScale(Math.max(...days.flatMap(({ paise, beforePaise }) => [paise, beforePaise])) / 100);
  const heightOf = (rupeeCount: number) => FLOOR - (rupeeCount / lines.at(-1)!) * (FLOOR - TOP);
  const step = (WIDTH - LEFT) / days.length;
  const sum = (pick: (day: SalesDay) => number) =>
    rupees(Math.round(days.reduce((total, day) => total + pick(day), 0) / 100) * 100);
  return (
    <>
      <p className="text-sm text-ink-2">
        {words.sums(
          sum((day) => day.paise),
          sum((day) => day.beforePaise),
        )}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 w-full text-ink"
        aria-hidden="true"
        fontSize="11"
      >
        {lines.map((amount) => (
          <g key={amount}>
            <path d={`M${LEFT} ${heightOf(amount)}H${WIDTH}`} className="stroke-line-soft" />
            <text x={LEFT - 6} y={heightOf(amount) + 4} textAnchor="end" fill="currentColor">
              {amount >= 1000 ? words.thousands(amount / 1000) : amount}
            </text>
          </g>
        ))}
        {days.map(({ day, paise, beforePaise }, place) => {
          const middle = LEFT + step * (place + 0.5);
          const isToday = place === days.length - 1;
          return (
            <g key={day}>
              <title>{words.day(formatDay(day), rupees(paise), rupees(beforePaise))}</title>
              <rect
                x={middle - BAR / 2}
                y={heightOf(paise / 100)}
                width={BAR}
                height={FLOOR - heightOf(paise / 100)}
                className={isToday ? "fill-marigold-400" : "fill-leaf-600"}
              />
              <path
                d={`M${middle - 16} ${heightOf(beforePaise / 100)}H${middle + 16}`}
                stroke="currentColor"
                strokeWidth="2"
              />
              <text
                x={middle}
                y={HEIGHT - 6}
                textAnchor="middle"
                fill="currentColor"
                fontWeight={isToday ? 700 : 400}
              >
                {Number(day.slice(8))}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
