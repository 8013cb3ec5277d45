import { ChevronRight, ReceiptIndianRupee } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** What is known before the count: the float, how many bills and parcels there were, the slips. Never a sum that is expected. */
export function DayFacts({
  floatPaise,
  billCount,
  parcelCount,
  slipCount,
}: {
  floatPaise: number | undefined;
  billCount: number;
  parcelCount: number;
  slipCount: number;
}) {
  const { facts: words, slips } = officeDayText;
  const rows: [string, string | number][] = [
    ...(floatPaise === undefined ? [] : [[words.float, rupeesExact(floatPaise)] as [string, string]]),
    [words.bills, billCount],
    [words.parcels, parcelCount],
    [words.expected, words.afterCount],
  ];
  return (
    <>
      <Card>
        <dl className="grid gap-2">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{name}</dt>
              <dd className="ml-auto tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card isPadded={false}>
        <Link to="/admin/day/slips" className="flex min-h-[60px] items-center gap-3 px-4 py-2.5">
          <ReceiptIndianRupee className="size-5 shrink-0" aria-hidden />
          <span className="min-w-0">
            <b className="block font-semibold">{slips.title}</b>
            <small className="text-ink-2">{slipCount === 0 ? slips.none : slips.count(slipCount)}</small>
          </span>
          <ChevronRight className="ml-auto size-5 shrink-0" aria-hidden />
        </Link>
      </Card>
    </>
  );
}
