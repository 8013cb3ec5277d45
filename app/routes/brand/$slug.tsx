import { data } from "react-router";
import { AboutBrand } from "#app/components/catalog/brand/about-brand.tsx";
import { BrandHero, BrandWays } from "#app/components/catalog/brand/brand-hero.tsx";
import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { ProductShelf, shelfAddress } from "#app/components/catalog/category/product-shelf.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { arrivalText } from "#app/content/messages/arrival.ts";
import { brandText } from "#app/content/messages/catalog/brand.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { brandPrint } from "#app/content/packshots/brand-print.ts";
import { brandAbout } from "#app/content/pages/brand-words.server.ts";
import { shopContext } from "#app/context.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { listedItems, receiveListing, sendListing } from "#app/domain/catalog/shop-shelf.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findBrand } from "#app/services/catalog/list-brands.server.ts";
import { listByBrand } from "#app/services/catalog/list-shelf.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { listPacksOfBrand } from "#app/services/catalog/shelf-facts.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/$slug.ts";

const PER_PAGE = 24;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const found = await readKept(findBrand, params.slug);
  if (!found) return data(undefined, { status: 404 });
  if ("redirectTo" in found) throw redirect(`/brand/${found.redirectTo}${url.search}`, 301);
  const { brand } = found;
  const path = `/brand/${brand.slug}` as const;
  const { sort, page } = parseShopFilter(url.searchParams);
  const today = indiaDate(clock());
  const [shelf, { productCount, forms }, packs, known] = await Promise.all([
    listByBrand(readKept, { slug: brand.slug, sort, page, perPage: PER_PAGE, today }),
    countShelf(readKept, { today, brand: brand.slug }),
    readKept(listPacksOfBrand, brand.id),
    readKept(findFacts, payStart(config)),
  ]);
  if (page > 1 && listedItems(shelf).length === 0) throw redirect(shelfAddress({ path, sort, page: 1 }));
  const { slug, name, country, description, specialties } = brand;
  const origin = config.publicOrigin;
  const words = brandText;
  return data(
    {
      brand: {
        slug,
        name,
        country,
        description,
        specialties,
        productCount,
        foundedYear: brand.foundedYear ?? undefined,
        headquarters: brand.headquarters ?? undefined,
        colour: brandPrint(slug, name).colour,
      },
      sent: sendListing({ ...shelf, sort, page, perPage: PER_PAGE }),
      forms,
      packs,
      arrival: arrivalText(known.settings.delivery.zones["same-day"]),
      about: brandAbout({ brand: { ...brand, productCount }, forms: forms.map((form) => form.name), known }),
      canonical: origin + shelfAddress({ path, sort: "featured", page }),
      structuredData: graph(
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.brands, to: "/brands" },
          { name, to: path },
        ]),
        listData(origin, { name, items: listedItems(shelf) }),
      ),
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { page: words } = brandText;
  if (!loaderData)
    return pageMeta(matches, { title: words.notFound, description: words.notFoundText, isListed: false });
  const { brand, sent, arrival, canonical, structuredData } = loaderData;
  const { shelf } = sent;
  return pageMeta(matches, {
    title: shelf.page > 1 ? words.titleOfPage(brand.name, shelf.page) : words.title(brand.name),
    description: words.description(brand.name, brand.productCount, brand.country, arrival),
    canonical,
    isListed: shelf.sort === "featured",
    share: { kind: "brand", slug: brand.slug, words: [brand.name, brand.country] },
    structuredData,
  });
};

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { page: words } = brandText;
  if (!loaderData)
    return (
      <NothingHere
        title={words.notFound}
        text={words.notFoundText}
        link={{ to: "/brands", text: words.allBrands }}
      />
    );
  const { brand, sent, forms, packs, about } = loaderData;
  const shelf = receiveListing(sent);
  return (
    <>
      <BrandHero brand={brand} packs={packs} />
      <Section className="max-md:py-2!">
        <h2 className="sr-only md:hidden">{words.productsTitle(brand.name)}</h2>
        <div className="max-md:hidden">
          <SectionHeading
            title={words.productsTitle(brand.name)}
            link={{ to: `/shop?brand=${brand.slug}`, text: words.all(shelf.total) }}
          />
        </div>
        <ProductShelf
          shelf={shelf}
          path={`/brand/${brand.slug}`}
          heading={<p role="status">{shopText.countPacks(shelf.total)}</p>}
          empty={{ title: words.emptyTitle, text: words.emptyText }}
          chips={
            <nav aria-label={words.forms}>
              <ul className="quick-filters">
                {forms.map((form) => (
                  <li key={form.slug}>
                    <Link to={`/shop?brand=${brand.slug}&category=${form.slug}`}>{form.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          }
        />
        <div className="py-6 md:hidden">
          <BrandWays brand={brand} />
        </div>
      </Section>
      <AboutBrand brand={brand} paragraphs={about} />
    </>
  );
}
