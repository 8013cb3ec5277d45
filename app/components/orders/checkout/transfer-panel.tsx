import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import type { BankAccount } from "#app/domain/bank-transfer.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** The shop's account with amount and remarks, to type into a banking app; each fact can be marked with one tap. */
export function TransferPanel({
  account,
  amountPaise,
  orderNumber,
  heldUntil,
}: {
  /** Absent when the shop has taken it out of the settings since. */
  account: BankAccount | undefined;
  amountPaise: number;
  orderNumber: string;
  heldUntil: Date | undefined;
}) {
  const { transferLabels, transferHeld, transferUnclear } = payText;
  const shop = useShopFacts();
  const facts = account && { ...account, amount: rupeesExact(amountPaise), remarks: orderNumber };
  return (
    <Panel as="section" className="grid gap-4">
      {facts ? (
        <dl className="grid gap-3">
          {(Object.keys(transferLabels) as (keyof typeof transferLabels)[]).map((name) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line-soft pb-2">
              <dt className="text-ink-2">{transferLabels[name]}</dt>
              <dd className="font-semibold break-all tabular-nums select-all">{facts[name]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Notice kind="warning">{transferUnclear(shop)}</Notice>
      )}
      {heldUntil && <Notice>{transferHeld(formatDateTime(heldUntil))}</Notice>}
    </Panel>
  );
}
