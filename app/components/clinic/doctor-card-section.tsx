import { DoctorCard, type DoctorCardView } from "#app/components/clinic/doctor-card.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { doctorCardText } from "#app/content/messages/clinic/doctor-card.ts";

/** The doctor as a band of a page; nothing while nobody can be booked. */
export function DoctorCardSection({ shown }: { shown: DoctorCardView | undefined }) {
  const words = doctorCardText;
  if (!shown) return null;
  return (
    <Section isLate>
      <SectionHeading title={words.heading} link={{ to: "/doctor-consultation", text: words.seeTimes }} />
      <DoctorCard {...shown} isWide>
        <BookDoctor />
      </DoctorCard>
    </Section>
  );
}

/** The way from a card to the free times. */
export function BookDoctor() {
  return (
    <ButtonLink to="/doctor-consultation" variant="accent">
      {doctorCardText.book}
    </ButtonLink>
  );
}
