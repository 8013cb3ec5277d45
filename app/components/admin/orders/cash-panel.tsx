import { OfficeAct } from "#app/components/admin/office-act.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { rupees } from "#app/domain/money.ts";
import type { CashSign } from "#app/domain/orders/cash-rung.ts";
import type { CashRung } from "#app/domain/payment-offer.ts";

export type CashOfOrder = {
  phone: string | null;
  keptPaise: number;
  isToBeCalled: boolean;
  confirmedBy: "code" | "call" | null;
  unreachedAt: Date | null;
  /** What the shop's own orders said when it was placed; absent where no cash is taken at the door. */
  cash: { rung: CashRung; signs: CashSign[] } | undefined;
};

/** How far cash at the door goes for this order and why; while it waits for the call, what to ask and what came of it. */
export function CashPanel({ order, canChange }: { order: CashOfOrder; canChange: boolean }) {
  const { cash: words, acts } = officeOrdersText;
  const { cash, isToBeCalled, confirmedBy, unreachedAt } = order;
  if (!cash) return null;
  return (
    <Card title={words.title}>
      <p className={isToBeCalled ? "font-semibold" : undefined}>
        {confirmedBy ? words.confirmedBy[confirmedBy] : words.rungs[cash.rung]}
      </p>
      {cash.signs.length > 0 && (
        <>
          <p className="mt-3 text-ink-2">{words.why}</p>
          <ul className="list-disc pl-5">
            {counted(cash.signs).map(([sign, count]) => (
              <li key={sign}>{words.times(words.signs[sign], count)}</li>
            ))}
          </ul>
        </>
      )}
      {isToBeCalled && (
        <>
          <p className="mt-3 text-ink-2">{words.ask}</p>
          <ul className="list-disc pl-5">
            {questionsOf(order, cash.signs).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {unreachedAt && <p className="mt-3 text-ink-2">{words.unreached(formatDateTime(unreachedAt))}</p>}
          {canChange && (
            <div className="mt-3 grid gap-3">
              {order.phone && (
                <a href={`tel:+91${order.phone}`} className="btn btn-quiet">
                  {words.call(formatPhone(order.phone))}
                </a>
              )}
              <OfficeAct intent="confirm-call" button={acts.confirmCall} />
              <OfficeAct intent="not-reached" button={acts.notReached} variant="quiet" />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function counted(signs: readonly CashSign[]): [CashSign, number][] {
  return [...Map.groupBy(signs, (sign) => sign)].map(([sign, all]) => [sign, all.length]);
}

function questionsOf({ keptPaise }: CashOfOrder, signs: readonly CashSign[]): string[] {
  const { always, amount, ...ofSigns } = officeOrdersText.cash.questions;
  const asked = signs.flatMap((sign) => ofSigns[sign as keyof typeof ofSigns] ?? []);
  return [always, amount(rupees(keptPaise)), ...asked];
}
