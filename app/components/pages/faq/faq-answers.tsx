import { ArrowRight } from "lucide-react";
import { SanitisedHtml } from "#app/components/pages/content/sanitised-html.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { Link } from "#app/components/ui/link.ts";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { faqPath } from "#app/domain/pages/faq.ts";

/** Questions that open to their answers, each with the way to its own page. */
export function FaqAnswers({
  faqs,
  categorySlug,
}: {
  faqs: { slug: string; question: string; answerHtml: string }[];
  categorySlug?: string;
}) {
  const { index } = faqText;
  return (
    <Accordion
      items={faqs.map(({ slug, question, answerHtml }) => ({
        question,
        answer: (
          <>
            <SanitisedHtml html={answerHtml} />
            <Link to={faqPath({ categorySlug, slug })} className="link-arrow mt-1">
              <span>
                {index.readOn}
                <span className="sr-only">: {question}</span>
              </span>
              <ArrowRight className="size-[18px]" />
            </Link>
          </>
        ),
      }))}
    />
  );
}
