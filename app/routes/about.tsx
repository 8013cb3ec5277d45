import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { LongText } from "#app/components/pages/content/long-text.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { ShopFounder } from "#app/components/pages/content/shop-founder.tsx";
import { ShopNumbers } from "#app/components/pages/content/shop-numbers.tsx";
import { ShopLocation } from "#app/components/pages/home/shop-location.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { aboutText } from "#app/content/messages/pages/about.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { liveClaim } from "#app/domain/pages/live-claim.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { findAbout } from "#app/services/pages/about.server.ts";
import { pharmacyData } from "#app/services/pages/structured-data/business.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/about.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const [{ productCount, brandCount, faqCount, ...about }, settings] = await Promise.all([
    findAbout(readKept, { today: indiaDate(clock()), ...payStart(config) }),
    readKept(findSettings),
  ]);
  const { shop } = settings;
  const words = aboutText;
  const origin = config.publicOrigin;
  return {
    ...about,
    shopName: shop.name,
    town: shop.address.town,
    products: liveClaim(productCount, 100),
    brands: `${brandCount}`,
    answers: `${faqCount}`,
    canonical: `${origin}/about`,
    structuredData: graph(
      pharmacyData({ origin, settings }),
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.about, to: "/about" },
      ]),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const words = aboutText;
  return pageMeta(matches, {
    title: words.title,
    description: words.description(loaderData.shopName, loaderData.town),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function About({ loaderData }: Route.ComponentProps) {
  const words = aboutText;
  const { address } = useShopFacts();
  const { storyHtml, missionHtml, servicesHtml, shopName, legalName, founder } = loaderData;
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: words.about }]}
        title={words.heading(shopName)}
        lead={words.lead(address.area || address.town)}
        picture={
          <img
            src="/art/taak.svg"
            alt={words.picture}
            width={580}
            height={602}
            className="h-auto w-[340px]"
          />
        }
      >
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/shop?view=all" className="max-md:flex-1">
            {words.shop}
          </ButtonLink>
          <ButtonLink to="/contact" variant="outline" className="max-md:flex-1">
            {words.contact}
          </ButtonLink>
        </div>
      </PageHero>
      <ShopNumbers {...loaderData} />
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 className="mb-4">{words.story}</h2>
            <LongText html={storyHtml} />
          </div>
          <div>
            <h2 className="mb-4">{words.mission}</h2>
            <LongText html={missionHtml} />
          </div>
        </div>
      </Section>
      <Section isSunk>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
          <div>
            <h2 className="mb-4">{words.services}</h2>
            <LongText html={servicesHtml} />
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to="/doctor-consultation" variant="accent">
                {words.consult}
              </ButtonLink>
              <ButtonLink to="/gallery" variant="quiet" className="bg-surface">
                {words.gallery}
              </ButtonLink>
            </div>
          </div>
          <ShopFounder founder={founder} legalName={legalName} />
        </div>
      </Section>
      <div className="pt-12">
        <ShopLocation />
      </div>
    </>
  );
}
