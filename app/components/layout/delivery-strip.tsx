import { DoorNow } from "#app/components/layout/door-now.tsx";
import { PincodeChip } from "#app/components/layout/pincode-chip.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Under the header of narrow screens, and scrolling away: where to deliver, and whether the door is open. */
export function DeliveryStrip() {
  return (
    <section className="delivery-strip" aria-label={shellText.header.delivery}>
      <PageWidth className="flex flex-wrap items-center justify-between gap-x-3">
        <PincodeChip className="in-strip" />
        <DoorNow />
      </PageWidth>
    </section>
  );
}
