import type { BookingView } from "#app/components/clinic/consultation-view.ts";
import { cardTime } from "#app/components/clinic/doctor-card.tsx";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { doctorCardText } from "#app/content/messages/clinic/doctor-card.ts";
import { rupees } from "#app/domain/money.ts";

/** The id of the form that the bar sends. */
export const BOOKING_FORM = "booking";

/** At the foot of a phone's screen: the next free time and the way to the times; once a time is chosen, that time and the button that books it. */
export function BookingBar({ booking, choice }: { booking: BookingView; choice: string | undefined }) {
  const words = doctorCardText;
  const { nextFree, doctor } = booking;
  const { feePaise, slotMinutes } = doctor;
  const fee = feePaise > 0 ? words.fee(rupees(feePaise), slotMinutes) : words.noFee(slotMinutes);
  if (!nextFree) return null;
  return (
    <StickyAction label={words.book}>
      <p className="price min-w-0 flex-1 leading-tight">
        {choice ? (
          <b>{cardTime(choice)}</b>
        ) : (
          // Without a script nothing knows which time is chosen; the next free one would be another.
          <b className="slot-chosen:hidden">
            <span className="sr-only">{words.nextFree}: </span>
            {cardTime(nextFree.toISOString())}
          </b>
        )}
        <small>{fee}</small>
      </p>
      <a href="#slot" className="btn btn-accent btn-lg slot-chosen:hidden">
        {words.book}
      </a>
      <Button form={BOOKING_FORM} size="lg" className="hidden slot-chosen:inline-flex">
        {words.bookThis}
      </Button>
    </StickyAction>
  );
}
