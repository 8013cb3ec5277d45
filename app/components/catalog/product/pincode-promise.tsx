import { type FormEvent, useEffect, useRef, useState } from "react";
import { expressText, promiseText } from "#app/components/layout/promise.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { refreshVisit, useVisit } from "#app/components/layout/visit.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { deliveryText } from "#app/content/messages/delivery.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { rupees } from "#app/domain/money.ts";
import type { PincodeAnswer, PincodePromise as Promised } from "#app/domain/pincode-answer.ts";
import type { PagePath, RoutePath } from "#app/domain/route-path.ts";

type Answer = PincodeAnswer | { ok: false; reason: "failed" };

/** When the product arrives at a PIN code. Without JavaScript the form asks the page again; with it the answer is remembered. */
export function PincodePromise({
  path,
  goodsPaise = 0,
  suggested,
  initial,
}: {
  /** The page it stands on. */
  path: PagePath;
  /** What the order is worth; 0 where nothing is chosen yet. */
  goodsPaise?: number;
  /** Stands in the field before anything was asked. */
  suggested?: string | undefined;
  initial: PincodeAnswer | undefined;
}) {
  const words = pincodeText;
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const [answer, setAnswer] = useState<Answer | undefined>(initial);
  const [isBusy, setIsBusy] = useState(false);
  const known = useVisit().pincode?.pincode;

  // The PIN code of an earlier visit; what was typed or asked in the meantime stays.
  useEffect(() => {
    if (!known || initial || field.current?.value) return;
    if (field.current) field.current.value = known;
    fetchAnswer(`/api/pincode/${known}?goods=${goodsPaise}`).then(setAnswer);
  }, [known, initial, goodsPaise]);

  // The bar at the foot of a phone's screen may lie over the place where the answer appears.
  useEffect(() => {
    if (answer && isAsked.current) box.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isAsked.current = true;
    const pincode = parsePincode(field.current?.value ?? "");
    if (pincode === undefined) return setAnswer({ ok: false, reason: "invalid" });
    setIsBusy(true);
    const body = new URLSearchParams({ goods: String(goodsPaise) });
    const found = await fetchAnswer(`/api/pincode/${pincode}`, { method: "POST", body });
    setIsBusy(false);
    setAnswer(found);
    if (found.ok) refreshVisit();
  }

  const error = answer && !answer.ok ? words[answer.reason] : undefined;
  return (
    <section ref={box} id="delivery" className="rounded-lg border border-line bg-surface px-[18px] py-4">
      <form action={hrefOf(`${path}#delivery` as PagePath)} onSubmit={check}>
        <label htmlFor="pincode" className="font-semibold">
          {words.label}
        </label>
        <div className="mt-2 flex gap-2.5">
          <input
            ref={field}
            id="pincode"
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={initial?.ok ? initial.pincode : suggested}
            aria-invalid={error ? true : undefined}
            aria-describedby="pincode-answer"
            className="control min-w-0 flex-1"
          />
          <Button variant="soft" aria-disabled={isBusy || undefined}>
            {isBusy ? words.checking : words.check}
          </Button>
        </div>
      </form>
      <div id="pincode-answer" role="status" className="mt-2.5 grid gap-0.5 text-sm text-ink-2 empty:hidden">
        {error && <p className="font-semibold text-error">{error}</p>}
        {answer?.ok && <PromiseLines promise={answer} />}
      </div>
    </section>
  );
}

function PromiseLines({ promise }: { promise: Promised }) {
  const words = pincodeText;
  const promiseWords = deliveryText;
  const { freeFromPaise } = useShopFacts();
  const fee = promise.isFree ? words.free : words.fee(rupees(promise.feePaise));
  const feeLine = promise.missingForFreePaise > 0 ? `${fee}, ${words.freeFrom(rupees(freeFromPaise))}` : fee;
  const { payment } = promise;
  return (
    <>
      {!payment.isPayable && <p className="font-semibold text-error">{paymentWords(promise)}</p>}
      <p className="text-base font-semibold text-ok">{promiseText(promiseWords, promise)}</p>
      {promise.place && <p>{words.to(promise.place, promise.pincode)}</p>}
      <p>{feeLine}.</p>
      {promise.express && (
        <p>
          {expressText(promiseWords, promise.express)}, {rupees(promise.express.feePaise)}.
        </p>
      )}
      {payment.isPayable && <p>{paymentWords(promise)}</p>}
    </>
  );
}

function paymentWords({ payment: { isUpiOffered, codRefusal }, cod }: Promised): string {
  const words = pincodeText;
  if (isUpiOffered && codRefusal) return cod.isTakenSomewhere ? words.upiNoCod : words.upi;
  if (isUpiOffered) return words.upiAndCod;
  if (codRefusal === "below-minimum") return words.codFrom(rupees(cod.minPaise));
  if (codRefusal === "above-maximum") return words.codUpTo(rupees(cod.maxPaise));
  return codRefusal ? words.noPayment : words.cod;
}

function fetchAnswer(address: RoutePath, request?: RequestInit): Promise<Answer> {
  return fetch(hrefOf(address), request)
    .then((response) => response.json() as Promise<Answer>)
    .catch(() => ({ ok: false, reason: "failed" }));
}
