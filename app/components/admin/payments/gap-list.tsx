import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link, type LinkTarget } from "#app/components/ui/link.ts";
import { officeMoneyDaysText } from "#app/content/messages/payments/office-money-days.ts";
import { rupeesExact } from "#app/domain/money.ts";
import type { Gap } from "#app/domain/payments/money-days.ts";

/** What does not agree, each with the button that mends it. */
export function GapList({ gaps }: { gaps: Gap[] }) {
  const { gaps: words, methods } = officeMoneyDaysText;
  if (gaps.length === 0) return <p className="p-4">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {gaps.map((gap) => (
        <li
          key={`${gap.kind} ${"number" in gap ? gap.number : gap.lineId}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-48">
            <b className={`tabular-nums ${gap.paise < 0 ? "text-clay-700" : ""}`}>
              {gap.paise < 0 ? `− ${rupeesExact(-gap.paise)}` : rupeesExact(gap.paise)}
            </b>{" "}
            {"number" in gap ? (
              <Link to={`/admin/orders/${gap.number}`} className="link">
                {gap.number}
              </Link>
            ) : (
              words.line(gap.lineId)
            )}
            <small className="block text-ink-2">
              {methods[gap.method]}. {words.kinds[gap.kind]}
            </small>
          </div>
          <ButtonLink to={mendOf(gap)} variant="quiet">
            {words.mends[gap.kind]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function mendOf(gap: Gap): LinkTarget {
  if (!("number" in gap)) return "/admin/payments/match?view=unsure";
  if (gap.kind === "not-in-bank") return "/admin/payments/file";
  return `/admin/orders/${gap.number}`;
}
