import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { FaqAnswers } from "#app/components/pages/faq/faq-answers.tsx";
import { FaqAside } from "#app/components/pages/faq/faq-aside.tsx";
import { FaqMissing } from "#app/components/pages/faq/faq-missing.tsx";
import { FaqSearch } from "#app/components/pages/faq/faq-search.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { GENERAL_QUESTIONS } from "#app/domain/pages/faq.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findFaqCategory } from "#app/services/pages/faqs.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.category === GENERAL_QUESTIONS) throw redirect("/faq", 301);
  const { db, config } = context.get(shopContext);
  const found = await findFaqCategory(db, { slug: params.category, start: config });
  if (!found) return data(undefined, { status: 404 });
  const { category, faqs } = found;
  const words = faqText;
  const origin = config.publicOrigin;
  const path = `/faq/${category.slug}` as const;
  return data({
    ...found,
    canonical: origin + path,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.faq, to: "/faq" },
        { name: category.name, to: path },
      ]),
      faqData(faqs.map(({ question, answerHtml: answer }) => ({ question, answer }))),
    ),
  });
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = faqText;
  if (!loaderData) return [{ title: words.category.notFound }, { name: "robots", content: "noindex" }];
  const { category, faqs, canonical, structuredData } = loaderData;
  return pageMeta(matches, {
    title: words.category.title(category.name),
    description: words.category.description(category.name, category.description, faqs.length),
    canonical,
    structuredData,
  });
};

export default function FaqCategory({ loaderData }: Route.ComponentProps) {
  const words = faqText;
  if (!loaderData) return <FaqMissing title={words.category.notFound} text={words.category.notFoundText} />;
  const { category, faqs, others } = loaderData;
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: words.faq, to: "/faq" }, { name: category.name }]}
        title={category.name}
        lead={category.description}
      >
        <FaqSearch search="" />
      </PageHero>
      <Section>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
          <div>
            <h2 className="sr-only">{words.index.questionsIn(faqs.length)}</h2>
            <FaqAnswers faqs={faqs} categorySlug={category.slug} />
            <h2 className="mt-10 mb-3.5 text-2xl">{words.category.others}</h2>
            <ul className="flex flex-wrap gap-2">
              {others.map(({ slug, name }) => (
                <li key={slug}>
                  <Chip to={`/faq/${slug}`}>{name}</Chip>
                </li>
              ))}
            </ul>
          </div>
          <FaqAside categorySlug={category.slug} />
        </div>
      </Section>
    </>
  );
}
