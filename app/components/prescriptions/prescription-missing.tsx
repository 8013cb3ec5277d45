import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** For a link that leads to no prescription, or a network that tried too many. */
export function PrescriptionMissing({ isShutOut = false }: { isShutOut?: boolean }) {
  const words = prescriptionText;
  return (
    <PageWidth className="py-14">
      <EmptyShelf
        as="h1"
        title={words.missingTitle}
        text={isShutOut ? words.tooManyAttempts : words.missingText}
      />
    </PageWidth>
  );
}
