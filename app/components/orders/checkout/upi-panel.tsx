import { Copy, Download, Smartphone } from "lucide-react";
import type { MouseEvent } from "react";
import { HoldTime } from "#app/components/orders/checkout/hold-time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { billText } from "#app/content/messages/cart/bill.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import { rupees } from "#app/domain/money.ts";

type UpiRequest = {
  vpa: string;
  payeeName: string;
  amountPaise: number;
  /** Opens an app; a personal address has none, since apps refuse it. */
  link: string | undefined;
  qrCode: string;
};

/** The ways to the same payment: open an app where apps allow it, scan or save the code, or copy address and amount. */
export function UpiPanel({
  request: { vpa, payeeName, amountPaise, link, qrCode },
  orderNumber,
  heldUntil,
  now,
}: {
  request: UpiRequest;
  orderNumber: string;
  heldUntil: Date | undefined;
  now: Date;
}) {
  const pay = payText;
  const bill = billText;
  const amount = rupees(amountPaise);
  return (
    <Panel as="section" className="grid justify-items-center gap-4 text-center">
      <div>
        <p className="text-ink-2">{pay.payOrder(orderNumber)}</p>
        <p className="text-3xl font-bold tabular-nums">
          <span className="sr-only">{bill.toPay} </span>
          {amount}
        </p>
      </div>
      {link && (
        <a href={link} className="btn btn-primary btn-lg w-full">
          <Smartphone className="size-[18px]" />
          {pay.openApp}
        </a>
      )}
      <figure>
        <img
          src={qrCode}
          alt={pay.qrLabel(amount, payeeName)}
          width={232}
          height={232}
          className="rounded-md border border-line"
        />
        <figcaption className="mt-2 text-sm text-ink-2">{link ? pay.orScan : pay.scan}</figcaption>
      </figure>
      <a href={qrCode} download={`${orderNumber}.png`} className="btn btn-quiet">
        <Download className="size-4" />
        {pay.saveQr}
      </a>
      <dl className="grid w-full gap-2.5 text-left">
        <CopyRow label={pay.payTo} text={vpa} button={pay.copy} done={pay.copied} />
        <CopyRow
          label={pay.amount}
          text={amount}
          copied={(amountPaise / 100).toFixed(2)}
          button={pay.copyAmount}
          done={pay.amountCopied}
        />
      </dl>
      {!link && <Notice className="text-left">{pay.onThisPhone}</Notice>}
      <p className="text-sm text-ink-2">{pay.payNote(orderNumber)}</p>
      {heldUntil && (
        <Notice className="text-left">
          <HoldTime until={heldUntil} now={now} />
        </Notice>
      )}
    </Panel>
  );
}

/** One fact that is typed into an app: without scripts a tap selects it. */
function CopyRow({
  label,
  text,
  copied = text,
  button,
  done,
}: {
  label: string;
  text: string;
  copied?: string;
  button: string;
  done: string;
}) {
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    navigator.clipboard?.writeText(copied).then(() => showToast(done, "success", currentTarget));
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 rounded-md border border-line px-3.5 py-2.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="col-start-1 font-semibold break-all tabular-nums select-all">{text}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 noscript:hidden">
        <Button type="button" variant="quiet" size="sm" onClick={copy}>
          <Copy className="size-4" />
          {button}
        </Button>
      </dd>
    </div>
  );
}
