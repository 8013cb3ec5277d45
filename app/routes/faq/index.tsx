import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { FaqAnswers } from "#app/components/pages/faq/faq-answers.tsx";
import { FaqAside } from "#app/components/pages/faq/faq-aside.tsx";
import { FaqCategoryCard } from "#app/components/pages/faq/faq-category-card.tsx";
import { FaqResults } from "#app/components/pages/faq/faq-results.tsx";
import { FaqSearch } from "#app/components/pages/faq/faq-search.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { GENERAL_QUESTIONS } from "#app/domain/pages/faq.ts";
import { listFaqCategories, listGeneralFaqs, searchFaqs } from "#app/services/pages/faqs.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

const GENERAL_SHOWN = 10;
const LONGEST_SEARCH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const search = cutText(cleanLine((url.searchParams.get("q") ?? "").slice(0, 1_000)), LONGEST_SEARCH);
  const [general, categories, results] = await Promise.all([
    listGeneralFaqs(db, { limit: GENERAL_SHOWN, start: config }),
    listFaqCategories(db),
    search ? searchFaqs(db, { search, start: config }) : [],
  ]);
  const words = faqText;
  const origin = config.publicOrigin;
  return {
    search,
    results,
    general,
    categories,
    answerCount: categories.reduce((sum, { questions }) => sum + questions.length, general.length),
    canonical: `${origin}/faq`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.faq, to: "/faq" },
      ]),
      search ? undefined : faqData(general.map(({ question, answerHtml: answer }) => ({ question, answer }))),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { index, search } = faqText;
  return pageMeta(matches, {
    title: loaderData.search ? search.title(loaderData.search) : index.title,
    description: index.description(loaderData.answerCount),
    canonical: loaderData.canonical,
    isListed: loaderData.search === "",
    structuredData: loaderData.structuredData,
  });
};

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { search, results, general, categories, answerCount } = loaderData;
  const words = faqText;
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: words.faq }]}
        title={words.index.heading}
        lead={words.index.lead(answerCount)}
      >
        <FaqSearch search={search} />
      </PageHero>
      <Section>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
          {search ? (
            <div>
              <FaqResults search={search} results={results} />
            </div>
          ) : (
            <div>
              <h2 className="mb-5">{words.index.general}</h2>
              <FaqAnswers faqs={general} />
            </div>
          )}
          <FaqAside categorySlug={GENERAL_QUESTIONS} />
        </div>
      </Section>
      <Section isSunk isLate>
        <SectionHeading title={words.index.categories} />
        <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-[18px]">
          {categories.map((category) => (
            <li key={category.slug}>
              <FaqCategoryCard category={category} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
