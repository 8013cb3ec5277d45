import { ArrowRight } from "lucide-react";
import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { SanitisedHtml } from "#app/components/pages/content/sanitised-html.tsx";
import { FaqAside } from "#app/components/pages/faq/faq-aside.tsx";
import { FaqMissing } from "#app/components/pages/faq/faq-missing.tsx";
import { Link } from "#app/components/ui/link.ts";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { faqPath } from "#app/domain/pages/faq.ts";
import { findFaq } from "#app/services/pages/faqs.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/$slug.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const found = await findFaq(db, { categorySlug: params.category, slug: params.slug, start: config });
  if (!found) return data(undefined, { status: 404 });
  const path = faqPath({ categorySlug: params.category, slug: params.slug });
  const { category, faq } = found;
  const words = faqText;
  const origin = config.publicOrigin;
  return data({
    ...found,
    categorySlug: params.category,
    canonical: origin + path,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.faq, to: "/faq" },
        ...(category ? [{ name: category.name, to: `/faq/${category.slug}` } as const] : []),
        { name: faq.question, to: path },
      ]),
      faqData([{ question: faq.question, answer: faq.answerHtml }]),
    ),
  });
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = faqText;
  if (!loaderData) return [{ title: words.answer.notFound }, { name: "robots", content: "noindex" }];
  const { faq, answerText, canonical, structuredData } = loaderData;
  return pageMeta(matches, {
    title: words.answer.title(faq.question),
    description: answerText,
    canonical,
    structuredData,
  });
};

export default function FaqAnswer({ loaderData }: Route.ComponentProps) {
  const words = faqText;
  if (!loaderData) return <FaqMissing title={words.answer.notFound} text={words.answer.notFoundText} />;
  const { faq, category, categorySlug, others } = loaderData;
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[
          { name: words.home, to: "/" },
          { name: words.faq, to: "/faq" },
          ...(category ? [{ name: category.name, to: `/faq/${category.slug}` } as const] : []),
          { name: faq.question },
        ]}
        title={faq.question}
      />
      <Section>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
          <div>
            <SanitisedHtml html={faq.answerHtml} className="max-w-prose text-lg" />
            <h2 className="mt-10 mb-2 text-2xl">
              {category ? words.answer.moreOf(category.name) : words.answer.moreGeneral}
            </h2>
            <ul className="border-t border-line">
              {others.map((other) => (
                <li key={other.slug} className="border-b border-line">
                  <Link
                    to={faqPath(other)}
                    className="flex min-h-[52px] items-center justify-between gap-3.5 py-2.5 leading-snug font-semibold hover:text-link"
                  >
                    {other.question}
                    <ArrowRight className="size-[18px] shrink-0 text-link" />
                  </Link>
                </li>
              ))}
            </ul>
            <Link to="/faq" className="link mt-3 inline-flex min-h-11 items-center">
              {words.category.allQuestions}
            </Link>
          </div>
          <FaqAside categorySlug={categorySlug} />
        </div>
      </Section>
    </>
  );
}
