import { data } from "react-router";
import { AboutCategory } from "#app/components/catalog/category/about-category.tsx";
import {
  BackToCategories,
  CategoryHero,
  CategoryWays,
} from "#app/components/catalog/category/category-hero.tsx";
import { concernLook } from "#app/components/catalog/category/concern-look.ts";
import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { ProductShelf, shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { QuestionList } from "#app/components/catalog/category/question-list.tsx";
import { quickChips } from "#app/components/catalog/list/quick-chips.ts";
import { QuickFilters } from "#app/components/catalog/list/quick-filters.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { arrivalText } from "#app/content/messages/arrival.ts";
import { categoryText } from "#app/content/messages/catalog/category.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { concernWords } from "#app/content/pages/concern-words.server.ts";
import { formGuide } from "#app/content/pages/form-guides.server.ts";
import { concernFaqs } from "#app/content/pages/shelf-faqs.server.ts";
import { shopContext } from "#app/context.ts";
import { NO_FILTER, parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { firstPicture, listedItems, receiveListing, sendListing } from "#app/domain/catalog/shop-shelf.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { type Category, findCategory } from "#app/services/catalog/list-categories.server.ts";
import { listFacets } from "#app/services/catalog/list-facets.server.ts";
import { listByCategory } from "#app/services/catalog/list-shelf.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/$slug.ts";

const PER_PAGE = 24;
const QUESTIONS_SHOWN = 4;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const found = await readKept(findCategory, params.slug);
  if (!found) return data(undefined, { status: 404 });
  if ("redirectTo" in found) throw redirect(`/category/${found.redirectTo}${url.search}`, 301);
  const { category } = found;
  const path = `/category/${category.slug}` as const;
  const { sort, page } = parseShopFilter(url.searchParams);
  const today = indiaDate(clock());
  const [shelf, { productCount, brandCount, forms }, quick, known] = await Promise.all([
    listByCategory(readKept, {
      slug: category.slug,
      sort,
      page,
      perPage: PER_PAGE,
      today,
    }),
    countShelf(readKept, { today, category: category.slug }),
    listFacets(readKept, { filter: { ...NO_FILTER, categories: [category.slug] }, today }),
    readKept(findFacts, payStart(config)),
  ]);
  if (page > 1 && listedItems(shelf).length === 0) throw redirect(shelfAddress({ path, sort, page: 1 }));
  const { slug, kind, name, description } = category;
  const origin = config.publicOrigin;
  const words = categoryText;
  const questions =
    kind === "concern"
      ? concernFaqs({ name, productCount, brandCount, forms: forms.map((form) => form.name), known })
      : category.faqs.slice(0, QUESTIONS_SHOWN);
  return data(
    {
      category: { slug, kind, name, description },
      brandCount,
      chips: quickChips({ ...NO_FILTER, q: "", categories: [category.slug] }, quick).filter(
        ({ isChosen }) => !isChosen,
      ),
      picture:
        kind === "concern"
          ? { ...concernLook(slug), width: 200, height: 252 }
          : { url: firstPicture(shelf), tint: "bg-paper-200", width: 400, height: 480 },
      sent: sendListing({ ...shelf, sort, page, perPage: PER_PAGE }),
      ...(kind === "concern" ? concernWords(slug) : formWords(category, productCount)),
      questions,
      arrival: arrivalText(known.settings.delivery.zones["same-day"]),
      canonical: origin + shelfAddress({ path, sort: "featured", page }),
      structuredData: graph(
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.list.title, to: "/categories" },
          { name, to: path },
        ]),
        listData(origin, { name, items: listedItems(shelf) }),
        page === 1 ? faqData(questions) : undefined,
      ),
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = categoryText;
  if (!loaderData)
    return pageMeta(matches, { title: words.notFound, description: words.notFoundText, isListed: false });
  const { category, sent, brandCount, arrival, canonical, structuredData } = loaderData;
  const { shelf } = sent;
  return pageMeta(matches, {
    title:
      shelf.page > 1 ? words.page.titleOfPage(category.name, shelf.page) : words.page.title(category.name),
    description: words.page.description(category.name, shelf.total, brandCount, arrival),
    canonical,
    isListed: shelf.sort === "featured",
    share: { kind: "category", slug: category.slug, words: [category.name] },
    structuredData,
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const words = categoryText;
  if (!loaderData)
    return (
      <NothingHere
        title={words.notFound}
        text={words.notFoundText}
        link={{ to: "/categories", text: words.allCategories }}
      />
    );
  const { category, sent, picture, chips, about, seeDoctor, questions } = loaderData;
  const shelf = receiveListing(sent);
  return (
    <>
      <CategoryHero category={category} count={shopText.count(shelf.total)} picture={picture} />
      <Section className="max-md:py-0!">
        <ProductShelf
          shelf={shelf}
          path={`/category/${category.slug}`}
          heading={
            <>
              <h2 className="max-md:sr-only">{words.page.productsTitle}</h2>
              <p role="status">{shopText.count(shelf.total)}</p>
            </>
          }
          empty={{ title: words.page.emptyTitle, text: words.page.emptyText }}
          isHeadingAbove
          chips={<QuickFilters chips={chips} />}
        />
        <div className="py-6 md:hidden">
          <CategoryWays category={category} />
          <BackToCategories />
        </div>
      </Section>
      <AboutCategory category={category} paragraphs={about} seeDoctor={seeDoctor} />
      <QuestionList title={words.page.questionsTitle(category.name)} questions={questions} />
    </>
  );
}

function formWords({ slug, name, description }: Category, productCount: number) {
  const sections = formGuide({ slug, name, description, productCount, brandNames: [] });
  return {
    about: sections.slice(0, 2).flatMap((section) => section.paragraphs),
    seeDoctor: concernWords("").seeDoctor,
  };
}
