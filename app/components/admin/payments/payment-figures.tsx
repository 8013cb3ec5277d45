import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { rupees } from "#app/domain/money.ts";

type Sum = { count: number; paise: number };
export type PaymentFigureValues = {
  toMatch: Sum;
  cameIn: Sum;
  toGiveBack: Sum;
  missing: { gaps: number; paise: number };
  road: { parcels: number; paise: number };
};

/** What waits, what came, what goes back, what is missing, and what the riders bring. */
export function PaymentFigures({ values }: { values: PaymentFigureValues }) {
  const { figures: words } = officePaymentsText;
  const { toMatch, cameIn, toGiveBack, missing, road } = values;
  const cells = [
    [words.toMatch, toMatch.count, rupees(toMatch.paise)],
    [words.cameIn, rupees(cameIn.paise), words.cameInNote(cameIn.count)],
    [words.toGiveBack, rupees(toGiveBack.paise), words.toGiveBackNote(toGiveBack.count)],
    [words.missing, rupees(missing.paise), missing.gaps === 0 ? words.clean : words.gaps(missing.gaps)],
    [words.withRider, rupees(road.paise), words.parcels(road.parcels)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-5">
      {cells.map(([name, value, note]) => (
        <div key={name} className="bg-surface px-4 py-3 last:max-lg:col-span-2">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-xl font-bold tabular-nums">
            {value}
            <span className="block text-xs font-medium text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
