import { BrandCard } from "#app/components/catalog/brand/brand-card.tsx";
import { QuestionList } from "#app/components/catalog/category/question-list.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ChatButton } from "#app/components/layout/reach-shop.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { brandText } from "#app/content/messages/catalog/brand.ts";
import { brandPrint } from "#app/content/packshots/brand-print.ts";
import { brandsFaqs } from "#app/content/pages/shelf-faqs.server.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { listBrands } from "#app/services/catalog/list-brands.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

/** The largest, with whom nearly all packs are, have room for two lines on phones too. */
const LARGE_SHOWN = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const [all, { brandCount }, known] = await Promise.all([
    listBrands(readKept, today),
    countShelf(readKept, { today }),
    readKept(findFacts, payStart(config)),
  ]);
  const brands = all
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount);
  const origin = config.publicOrigin;
  const words = brandText;
  const questions = brandsFaqs({ brandCount, known });
  return {
    brands: brands.map(({ slug, name, country, description, productCount }) => ({
      slug,
      name,
      country,
      description,
      productCount,
      colour: brandPrint(slug, name).colour,
    })),
    questions,
    brandCount,
    canonical: `${origin}/brands`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.brands, to: "/brands" },
      ]),
      listData(origin, {
        name: words.list.title,
        items: brands.map(({ slug, name }) => ({ name, to: `/brand/${slug}` })),
      }),
      faqData(questions),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list } = brandText;
  return pageMeta(matches, {
    title: list.title,
    description: list.description(loaderData.brandCount),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function Brands({ loaderData }: Route.ComponentProps) {
  const brand = brandText;
  const { list } = brand;
  return (
    <>
      <PageWidth className="pb-7 md:pb-12">
        <Breadcrumbs
          label={brand.breadcrumb}
          items={[{ name: brand.home, to: "/" }, { name: brand.brands }]}
        />
        <h1 className="pt-1">{list.heading}</h1>
        <p className="mt-2 mb-4 max-w-prose text-ink-2 md:mt-3 md:mb-5 md:text-lg">{list.lead}</p>
        <ul className="two-up gap-2.5 md:grid-cols-2 md:gap-3.5 lg:grid-cols-3 lg:gap-[18px]">
          {loaderData.brands.map((each, place) => (
            <li key={each.slug}>
              <BrandCard brand={each} isSmall={place >= LARGE_SHOWN} />
            </li>
          ))}
        </ul>
      </PageWidth>
      <Section isSunk>
        <div className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
          <div>
            <h2>{list.missingTitle}</h2>
            <p className="mt-2 max-w-prose text-ink-2">{list.missingText}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ChatButton message={list.missingMessage}>{list.chatOnWhatsApp}</ChatButton>
            <ButtonLink to="/contact" variant="quiet" className="bg-surface">
              {list.contactUs}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <QuestionList title={brand.questions} questions={loaderData.questions} />
    </>
  );
}
