import type { CounterMode } from "#app/components/admin/orders/counter/counter-state.ts";
import { forgetBill } from "#app/components/admin/orders/counter/use-kept-bill.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";

/** Says that the bill on the screen is an unfinished one, and offers to begin another. */
export function RestoredBill({ keptAt, mode, to }: { keptAt: number; mode: CounterMode; to: string }) {
  const { restored: words } = officeCounterText;
  return (
    <Notice kind="info">
      <p>{words.said(formatDateTime(new Date(keptAt)))}</p>
      <p>
        <a
          href={to}
          onClick={() => forgetBill(mode)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {words.discard}
        </a>
      </p>
    </Notice>
  );
}
