import { ArrowRight } from "lucide-react";
import { FaqIcon } from "#app/components/pages/faq/faq-icon.tsx";
import { Link } from "#app/components/ui/link.ts";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { faqPath } from "#app/domain/pages/faq.ts";

const SHOWN = 3;

/** A category of the knowledge base with its first questions. */
export function FaqCategoryCard({
  category,
}: {
  category: {
    slug: string;
    name: string;
    description: string;
    icon: string;
    questions: { slug: string; question: string }[];
  };
}) {
  const { index } = faqText;
  const { slug, name, description, icon, questions } = category;
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5">
      <FaqIcon name={icon} className="size-7 text-clay-600" />
      <h3 className="mt-2.5 text-xl">
        <Link to={`/faq/${slug}`} className="hover:underline hover:underline-offset-4">
          {name}
        </Link>
      </h3>
      <p className="mt-1.5 text-ink-2">{description}</p>
      <ul className="mt-3 mb-1 border-t border-line-soft max-sm:hidden">
        {questions.slice(0, SHOWN).map((each) => (
          <li key={each.slug} className="border-b border-line-soft">
            <Link
              to={faqPath({ categorySlug: slug, slug: each.slug })}
              className="flex min-h-11 items-center py-2 leading-snug hover:text-link"
            >
              {each.question}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={`/faq/${slug}`} className="link-arrow mt-auto">
        <span>
          {index.allOf(questions.length)}
          <span className="sr-only">{index.about(name)}</span>
        </span>
        <ArrowRight className="size-[18px]" />
      </Link>
    </article>
  );
}
