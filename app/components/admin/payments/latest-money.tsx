import { ArrowDownLeft, ArrowUpRight, ChevronRight } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeMoneyDaysText } from "#app/content/messages/payments/office-money-days.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { rupeesExact } from "#app/domain/money.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

type Moved = {
  id: number;
  number: string;
  name: string;
  method: PaymentMethod;
  amountPaise: number;
  happenedAt: Date;
};

/** The newest lines of the ledger, in and out. */
export function LatestMoney({ rows }: { rows: Moved[] }) {
  const { latest: words } = officePaymentsText;
  const { methods } = officeMoneyDaysText;
  if (rows.length === 0) return <p className="p-4">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {rows.map(({ id, number, name, method, amountPaise, happenedAt }) => {
        const Icon = amountPaise > 0 ? ArrowDownLeft : ArrowUpRight;
        return (
          <li key={id}>
            <Link
              to={`/admin/orders/${number}`}
              className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3 px-4 py-2.5"
            >
              <span className="grid size-[38px] place-items-center rounded-md bg-paper-100">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0">
                <b className="block font-semibold">{amountPaise > 0 ? words.from(name) : words.back(name)}</b>
                <small className="block text-ink-2">
                  {formatDateTime(happenedAt)}, {number}
                </small>
              </span>
              <span className="text-right">
                <b className="block tabular-nums">
                  {amountPaise > 0 ? rupeesExact(amountPaise) : `− ${rupeesExact(-amountPaise)}`}
                </b>
                <small className="text-ink-2">{methods[method]}</small>
              </span>
              <ChevronRight className="size-5 text-ink-3" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
