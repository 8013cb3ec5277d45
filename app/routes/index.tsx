import { ConcernGrid } from "#app/components/catalog/category/concern-grid.tsx";
import { DoctorCardSection } from "#app/components/clinic/doctor-card-section.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { TrustBand } from "#app/components/layout/trust-band.tsx";
import { CallToAction } from "#app/components/pages/home/call-to-action.tsx";
import { FeaturedProducts } from "#app/components/pages/home/featured-products.tsx";
import { Features } from "#app/components/pages/home/features.tsx";
import { FormsAndBrands } from "#app/components/pages/home/forms-and-brands.tsx";
import { Guides } from "#app/components/pages/home/guides.tsx";
import { Hero } from "#app/components/pages/home/hero.tsx";
import { PopularProducts } from "#app/components/pages/home/popular-products.tsx";
import { Questions } from "#app/components/pages/home/questions.tsx";
import { RecentProducts } from "#app/components/pages/home/recent-products.tsx";
import { RelatedLinks } from "#app/components/pages/home/related-links.tsx";
import { ShopLocation } from "#app/components/pages/home/shop-location.tsx";
import { Testimonials } from "#app/components/pages/home/testimonials.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { arrivalText, deliveryHeading } from "#app/content/messages/arrival.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import { homeText } from "#app/content/messages/pages/home.ts";
import { brandPrint } from "#app/content/packshots/brand-print.ts";
import { shopContext } from "#app/context.ts";
import { clockMinutes, indiaDate } from "#app/domain/india-time.ts";
import { KEPT, lastShownAt } from "#app/domain/kept-page.ts";
import { rupees } from "#app/domain/money.ts";
import { liveClaim } from "#app/domain/pages/live-claim.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";
import { findShownDoctors } from "#app/services/clinic/doctor-card.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { findHome } from "#app/services/pages/home.server.ts";
import {
  clinicData,
  pharmacyData,
  websiteData,
} from "#app/services/pages/structured-data/business.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { faqData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

const FORMS_SHOWN = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const start = payStart(config);
  const known = await readKept(findFacts, start);
  const { settings, productCount, brandCount, concerns, forms, formPictures, brands, guides, ...rest } =
    await findHome(readKept, { today: indiaDate(clock()), ...start });
  const shownDoctors = await readKept(findShownDoctors, {
    ...start,
    isTryout: config.isTryout,
    now: lastShownAt(clock()),
  });
  const facts = { origin: config.publicOrigin, settings };
  return {
    ...rest,
    shownDoctors,
    structuredData: graph(
      websiteData(facts),
      pharmacyData(facts),
      known.holds.includes("doctor") ? clinicData(facts) : undefined,
      faqData(rest.faqs.map(({ question, answerHtml }) => ({ question, answer: answerHtml }))),
    ),
    canonical: `${config.publicOrigin}/`,
    shopName: settings.shop.name,
    products: liveClaim(productCount, 100),
    makers: liveClaim(brandCount, 5),
    near: nearbyDelivery(settings.delivery),
    returnDays: settings.returns.windowDays,
    bulk: bulkWords(settings.bulk),
    concerns: concerns.map(({ slug, name, productCount }) => ({ slug, name, productCount })),
    forms: forms
      .slice(0, FORMS_SHOWN)
      .map(({ slug, name }) => ({ slug, name, pictureUrl: formPictures[slug] })),
    brands: brands.map(({ slug, name, country, productCount }) => ({
      slug,
      name,
      country,
      productCount,
      colour: brandPrint(slug, name).colour,
    })),
    guides: guides.map(({ slug, question, category, categorySlug, answerHtml }) => ({
      slug,
      question,
      category,
      categorySlug,
      excerpt: excerpt(answerHtml),
    })),
  };
}

/** What holds for orders from Sohna and Gurgaon, in words. */
function nearbyDelivery(delivery: Settings["delivery"]) {
  const zone = delivery.zones["same-day"];
  return {
    title: deliveryHeading(zone),
    arrival: arrivalText(zone),
    cutOff: formatTime(clockMinutes(zone.cutOff ?? delivery.cutOff)),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { products, makers, shopName, near, canonical, structuredData } = loaderData;
  const home = homeText;
  return pageMeta(matches, {
    title: home.title,
    description: home.description(products, makers, shopName, near.arrival),
    canonical,
    structuredData,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const home = homeText;
  return (
    <>
      <Hero products={loaderData.products} brands={loaderData.makers} near={loaderData.near} />
      <Section className="pb-5! max-md:pt-4!">
        <SectionHeading title={home.concerns} link={{ to: "/categories", text: home.allConcerns }} />
        <ConcernGrid concerns={loaderData.concerns} collapseAfter={{ wide: 6, narrow: 4 }} />
      </Section>
      <PopularProducts products={loaderData.popular} />
      <FormsAndBrands forms={loaderData.forms} brands={loaderData.brands} />
      <FeaturedProducts products={loaderData.featured} />
      <RecentProducts products={loaderData.recent} />
      <DoctorCardSection shown={loaderData.shownDoctors} />
      <Section className="pb-0!">
        <TrustBand />
      </Section>
      <Features returnDays={loaderData.returnDays} bulk={loaderData.bulk} />
      <Guides guides={loaderData.guides} />
      <Questions faqs={loaderData.faqs} />
      <Testimonials quotes={loaderData.testimonials} />
      <ShopLocation />
      <RelatedLinks links={loaderData.links} />
      <CallToAction />
    </>
  );
}

function bulkWords({ minPaise, tiers }: Settings["bulk"]) {
  const percents = tiers.map((tier) => tier.percent);
  return { from: rupees(minPaise), least: Math.min(...percents), most: Math.max(...percents) };
}

/** The first sentences of an answer, about two lines. */
function excerpt(html: string): string {
  const sentences = html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.?!])\s/);
  const [first = "", second = ""] = sentences;
  return first.length < 60 ? `${first} ${second}`.trim() : first;
}
