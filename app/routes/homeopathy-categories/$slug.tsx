import { data } from "react-router";
import { FirstMedicines } from "#app/components/catalog/category/first-medicines.tsx";
import { GuideAside } from "#app/components/catalog/category/guide-aside.tsx";
import { GuideHero } from "#app/components/catalog/category/guide-hero.tsx";
import { GuideIntro } from "#app/components/catalog/category/guide-intro.tsx";
import { GuideText } from "#app/components/catalog/category/guide-text.tsx";
import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";
import { formGuide, localAvailability } from "#app/content/pages/form-guides.server.ts";
import { shopContext } from "#app/context.ts";
import { NO_FILTER } from "#app/domain/catalog/shop-filter.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findCategory } from "#app/services/catalog/list-categories.server.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$slug.ts";

const TOP_BRANDS = 6;
const FIRST_SHOWN = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const found = await readKept(findCategory, params.slug);
  if (!found) return data(undefined, { status: 404 });
  if ("redirectTo" in found) throw redirect(`/homeopathy-categories/${found.redirectTo}`, 301);
  const { category } = found;
  if (category.kind === "concern") throw redirect(`/category/${category.slug}`, 301);
  const today = indiaDate(clock());
  const [{ productCount, brands }, settings, first] = await Promise.all([
    countShelf(readKept, { today, category: category.slug }),
    readKept(findSettings),
    listProducts(readKept, {
      filter: { ...NO_FILTER, categories: [category.slug] },
      perPage: FIRST_SHOWN,
      today,
    }),
  ]);
  const { slug, name, description, popularPotencies } = category;
  const topBrands = brands.slice(0, TOP_BRANDS);
  const origin = config.publicOrigin;
  const words = categoryText;
  return data(
    {
      form: { slug, name, description, popularPotencies },
      firstProducts: first.products,
      productCount,
      brands: topBrands,
      guide: {
        sections: formGuide({
          slug,
          name,
          description,
          productCount,
          brandNames: topBrands.map((brand) => brand.name),
        }),
        benefits: category.benefits,
        dosageForms: category.dosageForms,
        questions: category.faqs,
        local: localAvailability({ name, settings }),
      },
      canonical: `${origin}/homeopathy-categories/${slug}`,
      structuredData: graph(
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.forms.title, to: "/homeopathy-categories" },
          { name, to: `/homeopathy-categories/${slug}` },
        ]),
        faqData(category.faqs),
      ),
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const category = categoryText;
  if (!loaderData) {
    const description = category.guide.notFoundText;
    return pageMeta(matches, { title: category.notFound, description, isListed: false });
  }
  const { form, canonical, structuredData } = loaderData;
  return pageMeta(matches, {
    title: category.guide.title(form.name),
    description: category.guide.description(form.name),
    canonical,
    share: { kind: "category", slug: form.slug, words: [form.name] },
    structuredData,
  });
};

export default function FormGuide({ loaderData }: Route.ComponentProps) {
  const category = categoryText;
  if (!loaderData)
    return (
      <NothingHere
        title={category.notFound}
        text={category.guide.notFoundText}
        link={{ to: "/homeopathy-categories", text: category.guide.allForms }}
      />
    );
  const { form, firstProducts, productCount, brands, guide } = loaderData;
  return (
    <>
      <GuideHero name={form.name}>
        <FirstMedicines
          title={category.guide.shelf}
          link={{ to: `/shop?category=${form.slug}`, text: category.guide.seeAll }}
          products={firstProducts}
        />
      </GuideHero>
      <PageWidth className="grid gap-10 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-14 lg:py-14">
        <GuideText {...guide}>
          <GuideIntro form={form} />
        </GuideText>
        <GuideAside slug={form.slug} productCount={productCount} brands={brands} />
      </PageWidth>
    </>
  );
}
