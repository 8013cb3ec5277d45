import "#app/components/layout/pincode-sheet.css";
import { Truck, X } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { rememberPincode } from "#app/components/layout/remember-pincode.ts";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { deliverText } from "#app/content/messages/deliver.ts";
import { rupees } from "#app/domain/money.ts";

/** The field for the PIN code: from below on phones, under its chip on wide screens. */
export function PincodeSheet({ onClose }: { onClose: () => void }) {
  const words = deliverText;
  const pincode = useVisit((visit) => visit.pincode);
  const sheet = useRef<HTMLElement>(null);
  const [complaint, setComplaint] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const arrives = complaint ? undefined : pincode?.arrives;

  useEffect(() => {
    sheet.current?.showPopover();
    sheet.current?.querySelector("input")?.focus();
  }, []);

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = String(new FormData(event.currentTarget).get("pincode"));
    setIsBusy(true);
    setComplaint(await rememberPincode(typed));
    setIsBusy(false);
  }

  return (
    <section
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-labelledby="deliver-title"
      className="pin-sheet"
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="deliver-title" className="text-2xl">
          {words.title}
        </h2>
        <button type="button" aria-label={words.close} onClick={onClose} className="icon-button -mr-2">
          <X className="size-6" />
        </button>
      </div>
      <form onSubmit={check} className="flex gap-2">
        <input
          name="pincode"
          aria-labelledby="deliver-title"
          aria-describedby="deliver-answer"
          aria-invalid={complaint ? true : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={pincode?.pincode}
          className="control min-w-0 flex-1"
        />
        <Button aria-disabled={isBusy || undefined}>{isBusy ? words.checking : words.check}</Button>
      </form>
      <div id="deliver-answer" role="status" className="pin-answer">
        {complaint && <p className="font-semibold text-error">{complaint}</p>}
        {arrives && (
          <p className="pin-arrives">
            <Truck className="text-leaf-600" />
            <span>
              <b className="font-semibold text-ok">{arrives.line}</b>
              <small className="block text-sm text-ink-2">
                {pincode?.place} {pincode?.pincode}
              </small>
              {arrives.freeFromPaise !== null && (
                <small className="block text-sm text-ink-2">
                  {words.freeFrom(rupees(arrives.freeFromPaise))}
                </small>
              )}
            </span>
          </p>
        )}
      </div>
      <Link to="/locations" onClick={onClose} className="link inline-flex min-h-11 items-center">
        {words.allPlaces}
      </Link>
    </section>
  );
}
