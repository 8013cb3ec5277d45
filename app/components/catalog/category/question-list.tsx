import { Section } from "#app/components/layout/section.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";

/** Questions under their heading. */
export function QuestionList({
  title,
  questions,
}: {
  title: string;
  questions: { question: string; answer: string }[];
}) {
  return (
    <Section>
      <div className="grid gap-[22px] lg:grid-cols-[.75fr_1.25fr] lg:gap-16">
        <h2>{title}</h2>
        <Accordion items={questions} />
      </div>
    </Section>
  );
}
