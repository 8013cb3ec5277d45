import { ArrowRight, Phone } from "lucide-react";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { SanitisedHtml } from "#app/components/pages/content/sanitised-html.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { homeText } from "#app/content/messages/pages/home.ts";

/** Short answers, and whom to ask instead. */
export function Questions({ faqs }: { faqs: { question: string; answerHtml: string }[] }) {
  const home = homeText;
  const facts = useShopFacts();
  return (
    <Section isLate isSunk>
      <div className="grid gap-[22px] lg:grid-cols-[.75fr_1.25fr] lg:gap-16">
        <div>
          <h2>{home.questions}</h2>
          <p className="mt-3 mb-2.5 max-w-[36ch] text-ink-2">{home.questionsText}</p>
          <Link to="/faq" className="link-arrow">
            <span>{home.allQuestions}</span>
            <ArrowRight className="size-[18px]" />
          </Link>
          <LabelCard className={`mt-[22px] max-w-[380px] max-lg:hidden ${facts.phone ? "" : "hidden"}`}>
            <b className="font-display text-[1.25rem] leading-tight font-semibold">{home.askTitle}</b>
            <p className="mt-1 mb-2.5 text-ink-2">{home.askText(facts.supportHours.join(", "))}</p>
            <ShopPhone className="inline-flex min-h-11 items-center gap-2.5 font-display text-2xl leading-none font-semibold text-leaf-700">
              {(number) => (
                <>
                  <Phone className="size-6" />
                  {number}
                </>
              )}
            </ShopPhone>
          </LabelCard>
        </div>
        <Accordion
          items={faqs.map(({ question, answerHtml }) => ({
            question,
            answer: <SanitisedHtml html={answerHtml} />,
          }))}
        />
      </div>
    </Section>
  );
}
