import { Stethoscope } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import type { RemedyPage } from "#app/domain/catalog/remedy-page.ts";

/** Poison in the raw source, alcohol, milk sugar, and when to ask a doctor. */
export function RemedyCare({ remedy: { poison, cautions } }: { remedy: RemedyPage }) {
  const { care } = remedyText;
  const lines = [
    ...(poison ? [`${care.poison} ${poison}`] : []),
    ...cautions.map((caution) => care[caution]),
    care.baby,
    care.doctor,
  ];
  return (
    <section className="remedy-care">
      <SectionHeading title={care.title} />
      <ul className="drop-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink to="/doctor-consultation" variant="outline" isBlock className="mt-4">
        <Stethoscope className="size-[18px]" />
        {care.ask}
      </ButtonLink>
    </section>
  );
}
