import { useState } from "react";
import { Card } from "#app/components/admin/office-page.tsx";
import { StepBar } from "#app/components/admin/step-bar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officeMatchText } from "#app/content/messages/payments/office-match.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type SureRow = {
  lineId: number;
  bookedOn: string;
  amountPaise: number;
  narration: string;
  number: string;
  name: string;
  placedAt: Date;
  by: "reference" | "amount" | "known";
};

/** What one press will settle, line by line, all of it ticked. */
export function SureList({ rows }: { rows: SureRow[] }) {
  const { sure: words } = officeMatchText;
  const [off, setOff] = useState<readonly number[]>([]);
  const ticked = rows.filter(({ lineId }) => !off.includes(lineId));
  const sum = ticked.reduce((all, { amountPaise }) => all + amountPaise, 0);
  const turn = (lineId: number, isOn: boolean) =>
    setOff(isOn ? off.filter((each) => each !== lineId) : [...off, lineId]);
  if (rows.length === 0)
    return (
      <Card title={words.title}>
        <p>{words.none}</p>
      </Card>
    );
  return (
    <Form method="post" className="grid gap-5 *:min-w-0">
      <Card
        title={words.title}
        end={<span className="text-sm text-ink-2">{words.rule}</span>}
        isPadded={false}
      >
        <p aria-hidden className={`${ROW} min-h-9 bg-paper-100 text-sm text-ink-2`}>
          <span />
          <span>{words.bank}</span>
          <span>{words.order}</span>
        </p>
        <ul className="divide-y divide-line-soft">
          {rows.map(({ lineId, bookedOn, amountPaise, narration, number, name, placedAt, by }) => (
            <li key={lineId}>
              <label className={`${ROW} min-h-13 cursor-pointer`}>
                <input
                  type="checkbox"
                  name="line"
                  value={lineId}
                  defaultChecked
                  onChange={(event) => turn(lineId, event.target.checked)}
                  aria-label={words.tick(name, rupeesExact(amountPaise))}
                  className="size-6 accent-primary"
                />
                <span className="min-w-0">
                  <b className="tabular-nums">{rupeesExact(amountPaise)}</b>
                  <small className="block truncate text-ink-2">{narration}</small>
                  <small className="block text-ink-2">{formatDate(bookedOn)}</small>
                </span>
                <span className="min-w-0">
                  <b className="block truncate font-semibold">{name}</b>
                  <small className="block text-ink-2">
                    {number}
                    <span className="max-lg:hidden">, {formatDateTime(placedAt)}</span>
                  </small>
                  <small className="block text-ink-2">{words.by[by]}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Card>
      <StepBar figure={rupeesExact(sum)} label={words.ticked(ticked.length)} why={words.what}>
        <Button name="intent" value="confirm-sure">
          {words.confirm(ticked.length)}
        </Button>
      </StepBar>
    </Form>
  );
}

const ROW = "grid grid-cols-[24px_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 px-4 py-2";
