import { StepBar } from "#app/components/admin/step-bar.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officeMatchText } from "#app/content/messages/payments/office-match.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type LikelyRow = {
  id: number;
  bookedOn: string;
  amountPaise: number;
  narration: string;
  reference: string | undefined;
  /** Of the bank's day after the day of the order; below 0 it was paid before. */
  daysLater: number;
  order: { number: string; name: string; amountPaise: number; placedAt: Date };
};

/** Lines beside the one order that each may pay; the bar asks about the first. */
export function LikelyList({ rows }: { rows: LikelyRow[] }) {
  const { likely: words } = officeMatchText;
  const [first] = rows;
  if (!first) return <p className="card p-4">{words.none}</p>;
  return (
    <Form method="post" className="grid gap-3 *:min-w-0">
      <input type="hidden" name="line" value={first.id} />
      <input type="hidden" name="number" value={first.order.number} />
      {rows.map((row) => (
        <LikelyPair key={row.id} row={row} isNow={row === first} />
      ))}
      <StepBar figure={words.place(rows.length)} label={rupeesExact(first.amountPaise)}>
        <ButtonLink to={`/admin/payments/match?view=unsure&with=${first.id}`} variant="quiet">
          {words.no}
        </ButtonLink>
        <Button name="intent" value="settle">
          {words.yes}
        </Button>
      </StepBar>
    </Form>
  );
}

function LikelyPair({ row, isNow }: { row: LikelyRow; isNow: boolean }) {
  const { likely: words } = officeMatchText;
  const { bookedOn, amountPaise, narration, reference, daysLater, order } = row;
  const more = amountPaise - order.amountPaise;
  const agrees = more === 0 ? "bg-ok-soft" : "bg-warn-soft";
  return (
    <article
      className={`rounded-md border ${isNow ? "border-accent bg-marigold-50" : "border-line bg-surface"}`}
    >
      <p className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2 text-sm">
        {daysLater < 0 ? words.earlier : daysLater === 0 ? words.sameDay : words.later(daysLater)}
        <Status kind={more === 0 ? "ok" : "warn"}>
          {more === 0 ? words.same : words.more(rupeesExact(more))}
        </Status>
      </p>
      <div className="grid grid-cols-2 *:min-w-0 *:px-3 *:py-2">
        <div className="text-sm">
          <p className="text-ink-2">{words.bank}</p>
          <b className={`-ml-1 rounded-xs px-1 text-lg tabular-nums ${agrees}`}>{rupeesExact(amountPaise)}</b>
          <p className="font-semibold break-words">{narration}</p>
          <p>{formatDate(bookedOn)}</p>
          {reference && <p className="tabular-nums">{words.reference(reference.slice(-4))}</p>}
        </div>
        <div className="border-l border-dashed border-line text-sm">
          <p className="text-ink-2">{words.order}</p>
          <b className={`-ml-1 rounded-xs px-1 text-lg tabular-nums ${agrees}`}>
            {rupeesExact(order.amountPaise)}
          </b>
          <p className="font-semibold break-words">{order.name}</p>
          <p>{formatDateTime(order.placedAt)}</p>
          <p className="tabular-nums">{order.number}</p>
        </div>
      </div>
    </article>
  );
}
