import { DoctorCard, type DoctorCardView } from "#app/components/clinic/doctor-card.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { doctorCardText } from "#app/content/messages/clinic/doctor-card.ts";

/** The doctors as a band of a page, several in a row that scrolls sideways on phones; nothing while nobody can be booked. */
export function DoctorCardSection({ shown }: { shown: DoctorCardView[] }) {
  const words = doctorCardText;
  const [first, ...others] = shown;
  if (!first) return null;
  const isAlone = others.length === 0;
  return (
    <Section isLate>
      <SectionHeading
        title={isAlone ? words.heading : words.headingOfSeveral}
        link={{ to: "/doctor-consultation", text: words.seeTimes }}
      />
      {isAlone ? (
        <DoctorCard {...first} isWide>
          <BookDoctor />
        </DoctorCard>
      ) : (
        <ul className="shelf-row [--cell:min(88%,22rem)] gap-3.5 md:grid md:grid-cols-2 min-[1100px]:grid-cols-3">
          {shown.map((each) => (
            <li key={each.doctor.slug} className="grid">
              <DoctorCard {...each} label={each.doctor.name}>
                <BookDoctor doctor={each.doctor} />
              </DoctorCard>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The way from a card to the free times, of one doctor among several where `doctor` names one. */
export function BookDoctor({ doctor }: { doctor?: { slug: string; name: string } }) {
  const words = doctorCardText;
  return (
    <ButtonLink
      to={doctor ? `/doctor-consultation?doctor=${doctor.slug}` : "/doctor-consultation"}
      variant="accent"
      className="self-end"
    >
      {words.book}
      {doctor && <span className="sr-only">: {doctor.name}</span>}
    </ButtonLink>
  );
}
