import { useNavigation } from "react-router";
import type { BookingView } from "#app/components/clinic/consultation-view.ts";
import { ModeChoice } from "#app/components/clinic/mode-choice.tsx";
import { SlotPicker } from "#app/components/clinic/slot-picker.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";

/** Take another time, or cancel; while that is allowed. */
export function ChangePanel({
  booking,
  hasSlot,
  changeUntilHours,
}: {
  booking: BookingView | undefined;
  hasSlot: boolean;
  changeUntilHours: number;
}) {
  const words = ownConsultationText;
  const asked = booking?.slots.find(({ value }) => value === booking.askedSlot);
  const offered = asked?.isTaken ? undefined : asked;
  const isOfferGone = booking?.askedSlot !== undefined && !offered && !hasSlot;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      {booking && (
        <Panel as="section" id="times">
          <h2 className="mb-3 text-xl">{hasSlot ? words.moveAgain : words.move}</h2>
          {isOfferGone && asked && <Notice className="mb-4">{words.timeTaken}</Notice>}
          {isOfferGone && !asked && (
            <Notice className="mb-4">
              {words.timeOver} <ShopPhone className="link whitespace-nowrap">{(number) => number}</ShopPhone>
            </Notice>
          )}
          {booking.days.some(({ freeCount }) => freeCount > 0) ? (
            <Form method="post" className="grid gap-4">
              <ModeChoice booking={booking} chosen={offered?.modes[0] ?? "clinic"} />
              <input type="hidden" name="doctor" value={booking.doctor.slug} />
              <SlotPicker booking={booking} chosen={offered?.value} />
              {booking.slots.some(({ isTaken }) => !isTaken) && (
                <Button name="intent" value="move" isBlock disabled={isBusy}>
                  {words.moveButton}
                </Button>
              )}
            </Form>
          ) : (
            <p>{words.noTimes}</p>
          )}
        </Panel>
      )}
      <Panel as="section">
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.cancel}</summary>
          <p className="mb-3 text-sm text-ink-2">{words.cancelText(changeUntilHours)}</p>
          <Form method="post">
            <Button name="intent" value="cancel" variant="quiet" isBlock disabled={isBusy}>
              {words.cancelButton}
            </Button>
          </Form>
        </details>
      </Panel>
    </>
  );
}
