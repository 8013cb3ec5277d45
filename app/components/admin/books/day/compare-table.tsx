import { officeDayText } from "#app/content/messages/books/office-day.ts";
import type { DayWay } from "#app/domain/books/day/day-close.ts";
import { rupeesExact } from "#app/domain/money.ts";

type Row = {
  name: string;
  note?: string | undefined;
  expectedPaise: number;
  countedPaise: number | null;
};

/** What was expected and what was counted, way by way; what nobody counted has no difference. */
export function CompareTable({
  floatPaise,
  expectedPaise,
  countedPaise,
  riderExpectedPaise,
  riderHandedPaise,
  ways,
}: {
  floatPaise: number;
  expectedPaise: number;
  countedPaise: number;
  riderExpectedPaise: number;
  riderHandedPaise: number;
  ways: readonly DayWay[];
}) {
  const { compare: words } = officeDayText;
  const rows: Row[] = [
    { name: words.cash, note: words.withFloat(rupeesExact(floatPaise)), expectedPaise, countedPaise },
    { name: words.rider, expectedPaise: riderExpectedPaise, countedPaise: riderHandedPaise },
    ...ways
      .filter(({ entryCount, countedPaise: counted }) => entryCount > 0 || counted !== null)
      .map((way) => ({
        name: words.ways[way.method],
        note:
          way.method === "online" ? words.entries(way.entryCount) : words.seen(way.seenCount, way.entryCount),
        expectedPaise: way.expectedPaise,
        countedPaise: way.countedPaise,
      })),
  ];
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const day = {
    name: words.day,
    expectedPaise: sum((row) => row.expectedPaise),
    // What nobody counted is taken as expected.
    countedPaise: sum((row) => row.countedPaise ?? row.expectedPaise),
  };
  return (
    <section className="card">
      <div className="overflow-x-auto">
        <table
          className="w-full text-[.9375rem] [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2.5 [&_:is(td,th):first-child]:pl-4 [&_:is(td,th):last-child]:pr-4"
          aria-label={words.table}
        >
          <thead className="bg-sunk text-left text-sm">
            <tr>
              <th scope="col">{words.way}</th>
              {[words.expected, words.counted, words.differs].map((heading) => (
                <th key={heading} scope="col" className="text-right">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line-soft">
            {rows.map((row) => (
              <CompareRow key={row.name} row={row} />
            ))}
            <CompareRow row={day} isSum />
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CompareRow({ row, isSum = false }: { row: Row; isSum?: boolean }) {
  const { compare: words } = officeDayText;
  const { name, note, expectedPaise, countedPaise } = row;
  const difference = countedPaise === null ? undefined : countedPaise - expectedPaise;
  return (
    <tr className={`align-top ${isSum ? "font-semibold" : ""}`}>
      <th scope="row" className={`text-left ${isSum ? "" : "font-normal"}`}>
        {name}
        {note && <small className="block text-ink-2">{note}</small>}
      </th>
      <td className="text-right tabular-nums">{rupeesExact(expectedPaise)}</td>
      <td className="text-right tabular-nums">
        {countedPaise === null ? (
          <span className="text-ink-2">{words.notCounted}</span>
        ) : (
          rupeesExact(countedPaise)
        )}
      </td>
      <td
        className={`text-right font-semibold whitespace-nowrap tabular-nums ${difference ? "text-error" : "text-leaf-700"}`}
      >
        {difference === undefined ? "" : rupeesExact(difference)}
      </td>
    </tr>
  );
}
