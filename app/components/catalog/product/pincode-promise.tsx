import { type SubmitEvent, useEffect, useRef } from "react";
import { PromiseLines } from "#app/components/catalog/product/promise-lines.tsx";
import { usePincodeAnswer } from "#app/components/catalog/product/use-pincode-answer.ts";
import { Button } from "#app/components/ui/button.tsx";
import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** When an order arrives at a PIN code, on a page of places. Without JavaScript the form asks the page again; with it the answer is remembered. */
export function PincodePromise({
  path,
  suggested,
  initial,
}: {
  /** The page it stands on. */
  path: PagePath;
  /** Stands in the field before anything was asked. */
  suggested?: string | undefined;
  initial: PincodeAnswer | undefined;
}) {
  const words = pincodeText;
  const box = useRef<HTMLElement>(null);
  const { answer, isBusy, typed, known, check } = usePincodeAnswer({ goodsPaise: 0, suggested, initial });

  // The bar at the foot of a phone's screen may lie over the place where the answer appears.
  useEffect(() => {
    if (answer && typed !== undefined) box.current?.scrollIntoView({ block: "nearest" });
  }, [answer, typed]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    check(String(new FormData(event.currentTarget).get("pincode")));
  }

  const error = answer && !answer.ok ? words[answer.reason] : undefined;
  const given = initial?.ok ? initial.pincode : (suggested ?? known);
  return (
    <section ref={box} id="delivery" className="rounded-lg border border-line bg-surface px-[18px] py-4">
      <form action={hrefOf(`${path}#delivery` as PagePath)} onSubmit={send}>
        <label htmlFor="pincode" className="font-semibold">
          {words.label}
        </label>
        <div className="mt-2 flex gap-2.5">
          <input
            // The PIN code of an earlier visit arrives after the page; what somebody typed stays.
            key={typed === undefined ? given : "typed"}
            id="pincode"
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={typed ?? given}
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
