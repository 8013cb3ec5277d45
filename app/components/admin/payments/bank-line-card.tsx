import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type LikelyOrder = {
  number: string;
  name: string;
  amountPaise: number;
  placedAt: Date;
  state: "waiting" | "paid" | "ended";
};
export type OpenLine = {
  id: number;
  bookedOn: string;
  amountPaise: number;
  narration: string;
  reference: string | undefined;
  likely: LikelyOrder[];
};

/** Money in the bank beside the orders it may be for; one press says which. */
export function BankLineCard({ line }: { line: OpenLine }) {
  const { lines: words } = officePaymentsText;
  const { id, bookedOn, amountPaise, narration, reference, likely } = line;
  return (
    <li className="grid gap-3 p-4">
      <div>
        <p className="text-sm text-ink-2">
          {words.inBank}, {formatDate(bookedOn)}
        </p>
        <p className="text-xl font-bold tabular-nums">{rupeesExact(amountPaise)}</p>
        <p className="text-sm break-words">{narration}</p>
        {reference && <p className="text-sm tabular-nums">{words.reference(reference)}</p>}
      </div>
      {likely.length === 0 && <p className="text-ink-2">{words.noLikely}</p>}
      <ul className="grid gap-2">
        {likely.map((order) => (
          <li key={order.number} className="rounded-md border border-line p-3">
            <LikelyRow lineId={id} paidPaise={amountPaise} order={order} />
          </li>
        ))}
      </ul>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.other}</summary>
        <Form method="post" className="mt-2 grid gap-3">
          <input type="hidden" name="line" value={id} />
          <TextField
            id={`number-${id}`}
            name="number"
            label={words.number}
            autoComplete="off"
            maxLength={20}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" name="intent" value="settle">
              {words.take}
            </Button>
            <Button variant="quiet" name="intent" value="aside">
              {words.aside}
            </Button>
          </div>
        </Form>
      </details>
    </li>
  );
}

function LikelyRow({
  lineId,
  paidPaise,
  order: { number, name, amountPaise, placedAt, state },
}: {
  lineId: number;
  paidPaise: number;
  order: LikelyOrder;
}) {
  const { lines: words } = officePaymentsText;
  const more = paidPaise - amountPaise;
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="number" value={number} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <b className="font-semibold">{name}</b>
          <small className="block text-ink-2">
            <Link to={`/admin/orders/${number}`} className="link">
              {number}
            </Link>
            , {formatDateTime(placedAt)}
          </small>
          <small className="block text-ink-2">{words.states[state]}</small>
        </div>
        <div className="ml-auto text-right">
          <span className="block font-semibold tabular-nums">{rupeesExact(amountPaise)}</span>
          <Status kind={more === 0 ? "ok" : "warn"}>
            {more === 0
              ? words.same
              : more > 0
                ? words.more(rupeesExact(more))
                : words.less(rupeesExact(-more))}
          </Status>
        </div>
      </div>
      {more >= 0 && (
        <Button variant={state === "waiting" ? "primary" : "quiet"} name="intent" value="settle" isBlock>
          {words.yes(number)}
        </Button>
      )}
    </Form>
  );
}
