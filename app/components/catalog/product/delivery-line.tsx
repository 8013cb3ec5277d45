import { Truck } from "lucide-react";
import { type SubmitEvent, useRef } from "react";
import { paymentWords } from "#app/components/catalog/product/payment-words.ts";
import type { usePincodeAnswer } from "#app/components/catalog/product/use-pincode-answer.ts";
import { expressText, promiseText } from "#app/components/layout/promise.ts";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { deliveryText } from "#app/content/messages/delivery.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { rupees } from "#app/domain/money.ts";
import { isServed, type PincodePromise as Promised } from "#app/domain/pincode-answer.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** Day and fee at the visitor's PIN code in one line, and the field behind "Change". Without JavaScript the form asks the page again. */
export function DeliveryLine({
  path,
  delivery: { answer, isBusy, typed, known, check },
}: {
  path: PagePath;
  delivery: ReturnType<typeof usePincodeAnswer>;
}) {
  const words = pincodeText;
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLDetailsElement>(null);
  const given = typed ?? (answer?.ok ? answer.pincode : known);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = await check(String(new FormData(event.currentTarget).get("pincode")));
    if (found.ok && field.current) field.current.open = false;
    // The bar at the foot of a phone's screen may lie over the answer.
    requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
  }

  const error = answer && !answer.ok ? words[answer.reason] : undefined;
  return (
    <section ref={box} id="delivery" className="delivery-line">
      <Truck className="text-leaf-600" />
      <div id="pincode-answer" role="status">
        {isBusy && <p>{words.checking}</p>}
        {!isBusy && error && <p className="font-semibold text-error">{error}</p>}
        {!isBusy && answer?.ok && <Answer promise={answer} />}
        {!isBusy && !answer && <p>{words.enter}</p>}
      </div>
      <details ref={field}>
        <summary>{answer?.ok ? words.change : words.give}</summary>
        <form action={hrefOf(`${path}#delivery` as PagePath)} onSubmit={send}>
          <input
            key={typed === undefined ? given : "typed"}
            name="pincode"
            aria-label={words.label}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={given}
            aria-invalid={error ? true : undefined}
            aria-describedby="pincode-answer"
            className="control min-w-0 flex-1"
          />
          <Button variant="soft" aria-disabled={isBusy || undefined}>
            {words.check}
          </Button>
        </form>
      </details>
    </section>
  );
}

function Answer({ promise }: { promise: Promised }) {
  const words = pincodeText;
  const { freeFromPaise } = useShopFacts();
  const { pincode, place, payment, express } = promise;
  if (!isServed({ ok: true, ...promise })) {
    return (
      <>
        <p className="font-semibold text-error">{words.notTo(pincode)}</p>
        <p className="text-sm text-ink-2">{paymentWords(promise)}</p>
      </>
    );
  }
  const fee = promise.isFree ? words.freeShort : rupees(promise.feePaise);
  return (
    <>
      <p className="font-semibold text-ok">{promiseText({ ...deliveryText, ...words.day }, promise)}</p>
      <p className="text-sm text-ink-2">
        {promise.missingForFreePaise > 0
          ? words.feeOrFree(place ?? "", pincode, fee, rupees(freeFromPaise))
          : words.feeTo(place ?? "", pincode, fee)}
      </p>
      <div className="delivery-more">
        {express && (
          <p>
            {expressText(deliveryText, express)}, {rupees(express.feePaise)}.
          </p>
        )}
        <p className={payment.isPayable ? undefined : "font-semibold text-error"}>{paymentWords(promise)}</p>
      </div>
    </>
  );
}
