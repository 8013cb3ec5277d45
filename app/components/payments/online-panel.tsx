import { Check, CreditCard, Hourglass, Search } from "lucide-react";
import type { ReactNode } from "react";
import { HoldTime } from "#app/components/orders/checkout/hold-time.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { formatTime } from "#app/content/messages/dates.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import { onlineText } from "#app/content/messages/payments/online.ts";
import { indiaMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

type OnlinePayment = {
  orderNumber: string;
  amountPaise: number;
  heldUntil: Date | undefined;
  now: Date;
  failedAt: Date | undefined;
  /** Where the browser posts what; undefined where the gateway does not answer. */
  form: { address: string; fields: Record<string, string> } | undefined;
  /** The code that takes the same amount, as a picture. */
  code: { picture: string } | undefined;
  /** The money is only set aside until the parcel leaves. */
  isSetAside: boolean;
  payeeName: string;
};

/** The amount, the button that leads to the gateway's page, and a code to scan; after a refusal of the bank with what to do about it. */
export function OnlinePanel({
  orderNumber,
  amountPaise,
  heldUntil,
  now,
  failedAt,
  form,
  code,
  isSetAside,
  payeeName,
}: OnlinePayment) {
  const words = onlineText;
  const amount = rupees(amountPaise);
  return (
    <>
      {failedAt && (
        <>
          <p>{words.failed(formatTime(indiaMinutes(failedAt)))}</p>
          <Notice>
            <b className="font-semibold">{words.takenTitle}</b> {words.taken}
          </Notice>
        </>
      )}
      <Panel as="section" className="grid gap-4 text-center">
        <div>
          <p className="text-ink-2">{words.order(orderNumber)}</p>
          <p className="text-3xl font-bold tabular-nums">{amount}</p>
        </div>
        {form ? (
          <form method="post" action={form.address} className="grid gap-3">
            {Object.entries(form.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="btn btn-primary btn-lg w-full">
              <CreditCard className="size-[18px]" />
              {words.pay(amount)}
            </button>
            {isSetAside && <p>{words.setAside(amount)}</p>}
            <p className="text-sm text-ink-2">
              {words.how} {words.safe}
            </p>
          </form>
        ) : (
          <>
            <Notice kind="warning" className="text-left">
              <b className="font-semibold">{words.unreachedHeading}</b> {words.unreached}
            </Notice>
            <form method="get">
              <button type="submit" className="btn btn-primary btn-lg w-full">
                {words.tryAgain}
              </button>
            </form>
          </>
        )}
        {code && (
          <figure className="grid justify-items-center gap-2 border-t border-line pt-4">
            <figcaption className="font-semibold">{form ? words.orScan : words.scan}</figcaption>
            <img
              src={code.picture}
              alt={payText.qrLabel(amount, payeeName)}
              width={208}
              height={208}
              className="rounded-md border border-line"
            />
            <p className="text-sm text-ink-2">{words.scanned}</p>
            <form method="get" className="hidden noscript:block">
              <button type="submit" className="btn btn-quiet btn-sm">
                {words.look}
              </button>
            </form>
          </figure>
        )}
        {heldUntil && (
          <Notice className="text-left">
            <HoldTime until={heldUntil} now={now} />
          </Notice>
        )}
      </Panel>
    </>
  );
}

/** The bank has still to answer: what is done meanwhile, and a way for who has not paid after all. */
export function OnlineWaiting({ orderNumber }: { orderNumber: string }) {
  const words = onlineText;
  const { kept, keptNote, looking, lookingNote } = words.waitingSteps;
  return (
    <>
      <p className="flex items-start gap-3">
        <Hourglass className="mt-1 size-5 shrink-0" />
        {words.waiting}
      </p>
      <Panel as="section">
        <ol className="grid gap-4">
          <Step icon={<Check />} title={kept(orderNumber)} note={keptNote} />
          <Step icon={<Search />} title={looking} note={lookingNote} />
        </ol>
      </Panel>
      <form method="get" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="again" value="1" />
        {words.notPaid}
        <button type="submit" className="btn btn-quiet btn-sm">
          {words.payAgain}
        </button>
      </form>
    </>
  );
}

function Step({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <li className="flex gap-3">
      <span className="mt-1 *:size-5">{icon}</span>
      <span>
        <b className="block font-semibold">{title}</b>
        <small className="block text-sm text-ink-2">{note}</small>
      </span>
    </li>
  );
}
