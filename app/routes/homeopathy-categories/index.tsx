import { useState } from "react";
import { FeaturedBrands } from "#app/components/catalog/category/featured-brands.tsx";
import { FormCard } from "#app/components/catalog/category/form-card.tsx";
import { FormHelp } from "#app/components/catalog/category/form-help.tsx";
import { searchForms } from "#app/components/catalog/category/form-search.ts";
import { FormSearchBox } from "#app/components/catalog/category/form-search-box.tsx";
import { PopularForms } from "#app/components/catalog/category/popular-forms.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";
import { brandPrint } from "#app/content/packshots/brand-print.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { liveClaim } from "#app/domain/pages/live-claim.ts";
import { listFeaturedBrands } from "#app/services/catalog/list-brands.server.ts";
import { listCategories } from "#app/services/catalog/list-categories.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { listFormPictures } from "#app/services/catalog/shelf-facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

const LONGEST_QUERY = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const [forms, pictures, brands, { productCount }] = await Promise.all([
    listCategories(readKept, { kind: "form", today }),
    readKept(listFormPictures),
    listFeaturedBrands(readKept, { limit: 6, today }),
    countShelf(readKept, { today }),
  ]);
  const origin = config.publicOrigin;
  const words = categoryText;
  return {
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.forms.title, to: "/homeopathy-categories" },
      ]),
      listData(origin, {
        name: words.forms.title,
        items: forms.map(({ slug, name }) => ({ name, to: `/homeopathy-categories/${slug}` })),
      }),
    ),
    query: cutText(cleanLine((url.searchParams.get("q") ?? "").slice(0, 1_000)), LONGEST_QUERY),
    forms: forms.map(
      ({ slug, name, description, isFeatured, dosageForms, popularPotencies, productCount }) => ({
        slug,
        name,
        description,
        isFeatured,
        dosageForms,
        popularPotencies,
        productCount,
        pictureUrl: pictures[slug],
      }),
    ),
    brands: brands.map(({ slug, name, country, productCount, specialties }) => ({
      slug,
      name,
      country,
      productCount,
      specialties,
      colour: brandPrint(slug, name).colour,
    })),
    products: liveClaim(productCount, 100),
    canonical: `${origin}/homeopathy-categories`,
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { forms: words } = categoryText;
  return pageMeta(matches, {
    title: words.title,
    description: words.description(loaderData.forms.length, loaderData.products),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
    isListed: loaderData.query === "",
  });
};

export default function MedicineForms({ loaderData }: Route.ComponentProps) {
  const category = categoryText;
  const words = category.forms;
  const { query: asked } = loaderData;
  const [typed, setTyped] = useState({ text: asked, since: asked });
  const query = typed.since === asked ? typed.text : asked;
  const isSearching = query.trim() !== "";
  const found = searchForms(loaderData.forms, query);
  return (
    <>
      <PageWidth className="grid gap-7 pb-8 *:min-w-0 md:gap-10 md:pb-14">
        <div>
          <Breadcrumbs
            label={category.breadcrumb}
            items={[{ name: category.home, to: "/" }, { name: words.title }]}
          />
          <h1 className="pt-1">{words.heading}</h1>
          <p className="mt-3 mb-6 max-w-prose text-lg text-ink-2">{words.lead}</p>
          <FormSearchBox
            query={query}
            onQuery={(text) => setTyped({ text, since: asked })}
            foundCount={isSearching ? found.length : undefined}
          />
        </div>
        {!isSearching && (
          <>
            <section>
              <SectionHeading title={words.popular} />
              <PopularForms forms={loaderData.forms.filter((form) => form.isFeatured)} />
            </section>
            <section>
              <SectionHeading title={words.brands} link={{ to: "/brands", text: words.allBrands }} />
              <FeaturedBrands brands={loaderData.brands} />
            </section>
          </>
        )}
        {found.length > 0 && (
          <section>
            <SectionHeading title={words.all} />
            <ul className="grid gap-3.5 lg:grid-cols-2 lg:gap-[18px]">
              {found.map((form) => (
                <li key={form.slug}>
                  <FormCard form={form} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </PageWidth>
      <FormHelp />
    </>
  );
}
