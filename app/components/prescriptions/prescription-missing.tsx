import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** For a link that leads to no prescription, or a network that tried too many: `shutOut` says until when. */
export function PrescriptionMissing({ shutOut }: { shutOut?: string | undefined }) {
  const words = prescriptionText;
  return (
    <PageWidth className="py-14">
      <EmptyShelf
        as="h1"
        title={words.missingTitle}
        text={shutOut === undefined ? words.missingText : words.tooManyLinks(shutOut)}
      />
    </PageWidth>
  );
}
