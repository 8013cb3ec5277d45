import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { DayWay } from "#app/domain/books/day/day-close.ts";
import { type DrawerCount, NOTES_RUPEES } from "#app/domain/books/day/drawer-count.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type DayPaper = {
  day: string;
  floatPaise: number;
  cashInPaise: number;
  cashOutPaise: number;
  paidInPaise: number;
  paidOutPaise: number;
  expectedPaise: number;
  countedPaise: number;
  differencePaise: number;
  reason: string;
  riderBeforePaise: number;
  riderCashPaise: number;
  riderHandedPaise: number;
  riderAfterPaise: number;
  ways: DayWay[];
  keptPaise: number;
  depositPaise: number;
  billCount: number;
  notes: DrawerCount["notes"];
  coinsPaise: number;
};

/** A closed day for the roll of 80 mm, with the line to sign on. */
export function DayRoll({
  paper,
  shopName,
  closedBy,
}: {
  paper: DayPaper;
  shopName: string;
  closedBy: string;
}) {
  const { paper: words, compare } = officeDayText;
  const counted = NOTES_RUPEES.filter((note) => (paper.notes[note] ?? 0) > 0);
  const isRider = [paper.riderBeforePaise, paper.riderCashPaise, paper.riderHandedPaise].some(Boolean);
  return (
    <article className="paper paper-roll paper-slip">
      <header>
        <p className="invoice-shop">{shopName}</p>
        <h1>{words.heading}</h1>
        <p>{formatDate(paper.day)}</p>
        <small>{closedBy}</small>
      </header>
      <section>
        <Row name={words.float} paise={paper.floatPaise} />
        <Row name={words.cashIn} paise={paper.cashInPaise} />
        <Row name={words.cashOut} paise={-paper.cashOutPaise} />
        <Row name={words.paidIn} paise={paper.paidInPaise} />
        <Row name={words.paidOut} paise={-paper.paidOutPaise} />
        <Row name={words.expected} paise={paper.expectedPaise} />
      </section>
      <section>
        {counted.map((note) => (
          <Row
            key={note}
            name={words.times(note, paper.notes[note]!)}
            paise={note * 100 * paper.notes[note]!}
          />
        ))}
        <Row name={words.coins} paise={paper.coinsPaise} />
        <Row name={words.counted} paise={paper.countedPaise} />
        <p className="slip-row slip-total">
          <span>
            {words[paper.differencePaise < 0 ? "short" : paper.differencePaise > 0 ? "over" : "fits"]}
          </span>
          <span>{rupeesExact(Math.abs(paper.differencePaise))}</span>
        </p>
        {paper.reason && <small>{words.reason(paper.reason)}</small>}
      </section>
      {isRider && (
        <section>
          <Row name={words.riderBefore} paise={paper.riderBeforePaise} />
          <Row name={words.riderCash} paise={paper.riderCashPaise} />
          <Row name={words.riderHanded} paise={-paper.riderHandedPaise} />
          <Row name={words.riderAfter} paise={paper.riderAfterPaise} />
        </section>
      )}
      <section>
        {paper.ways
          .filter(({ entryCount }) => entryCount > 0)
          .map(({ method, expectedPaise }) => (
            <Row key={method} name={compare.ways[method]} paise={expectedPaise} />
          ))}
        <p className="slip-row">
          <span>{words.bills}</span>
          <span>{paper.billCount}</span>
        </p>
      </section>
      <section>
        <Row name={words.kept} paise={paper.keptPaise} />
        <p className="slip-row slip-total">
          <span>{words.toBank}</span>
          <span>{rupeesExact(paper.depositPaise)}</span>
        </p>
      </section>
      <p className="invoice-signature">{words.signature}</p>
    </article>
  );
}

function Row({ name, paise }: { name: string; paise: number }) {
  return (
    <p className="slip-row">
      <span>{name}</span>
      <span>{rupeesExact(paise)}</span>
    </p>
  );
}
