import { Copy, Smartphone } from "lucide-react";
import type { MouseEvent } from "react";
import { HoldTime } from "#app/components/orders/checkout/hold-time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { billText } from "#app/content/messages/cart/bill.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import { rupees } from "#app/domain/money.ts";

export type UpiRequest = { vpa: string; payeeName: string; link: string; qrSvg: string };

/** Three ways to the same payment: scan, open an app, or type the UPI ID. */
export function UpiPanel({
  request: { vpa, payeeName, link, qrSvg },
  amountPaise,
  orderNumber,
  heldUntil,
  now,
}: {
  request: UpiRequest;
  amountPaise: number;
  orderNumber: string;
  heldUntil: Date | undefined;
  now: Date;
}) {
  const pay = payText;
  const bill = billText;
  const amount = rupees(amountPaise);
  const copyVpa = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    navigator.clipboard?.writeText(vpa).then(() => showToast(pay.copied, "success", currentTarget));
  return (
    <Panel as="section" className="grid justify-items-center gap-4 text-center">
      <div>
        <p className="text-ink-2">{pay.payOrder(orderNumber)}</p>
        <p className="text-3xl font-bold tabular-nums">
          <span className="sr-only">{bill.toPay} </span>
          {amount}
        </p>
      </div>
      <figure>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
          alt={pay.qrLabel(amount, payeeName)}
          width={232}
          height={232}
          className="rounded-md border border-line"
        />
        <figcaption className="mt-2 text-sm text-ink-2">{pay.scan}</figcaption>
      </figure>
      <a href={link} className="btn btn-primary btn-lg w-full">
        <Smartphone className="size-[18px]" />
        {pay.openApp}
      </a>
      <div>
        <p className="text-sm text-ink-2">{pay.payTo}</p>
        <p className="flex flex-wrap items-center justify-center gap-2">
          <b className="font-semibold break-all select-all">{vpa}</b>
          <Button type="button" variant="quiet" size="sm" onClick={copyVpa} className="noscript:hidden">
            <Copy className="size-4" />
            {pay.copy}
          </Button>
        </p>
        <p className="text-sm text-ink-2">{pay.payNote(orderNumber)}</p>
      </div>
      {heldUntil && (
        <Notice className="text-left">
          <HoldTime until={heldUntil} now={now} />
        </Notice>
      )}
    </Panel>
  );
}
