import type { Db } from "#app/db/client.server.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";
import { countProducts } from "#app/services/catalog/list-products.server.ts";
import { countBrandsOnShelf } from "#app/services/catalog/shelf-facts.server.ts";
import { findContent } from "#app/services/pages/content/find-content.server.ts";
import { countFaqs } from "#app/services/pages/faqs.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type About = {
  storyHtml: string;
  missionHtml: string;
  servicesHtml: string;
  productCount: number;
  brandCount: number;
  faqCount: number;
  legalName: string | undefined;
  founder: Settings["founder"];
};

/** What the page about the shop says; who founded it is there only when the owner entered it. */
export async function findAbout(db: Db, start: StartFacts): Promise<About> {
  const [story, mission, services, productCount, brandCount, faqCount, settings] = await Promise.all([
    findContent(db, "about-story", start),
    findContent(db, "about-mission", start),
    findContent(db, "about-services", start),
    countProducts(db),
    countBrandsOnShelf(db),
    countFaqs(db),
    findSettings(db),
  ]);
  return {
    storyHtml: story.html,
    missionHtml: mission.html,
    servicesHtml: services.html,
    productCount,
    brandCount,
    faqCount,
    legalName: settings.shop.legalName,
    founder: settings.founder,
  };
}
