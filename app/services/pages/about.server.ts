import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
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
export async function findAbout(
  readKept: ReadKept,
  { today, ...start }: { today: string } & StartFacts,
): Promise<About> {
  const [words, { productCount, brandCount }] = await Promise.all([
    readKept(readWords, start),
    countShelf(readKept, { today }),
  ]);
  return { ...words, productCount, brandCount };
}

async function readWords(db: Db, start: StartFacts) {
  const [story, mission, services, faqCount, settings] = await Promise.all([
    findContent(db, "about-story", start),
    findContent(db, "about-mission", start),
    findContent(db, "about-services", start),
    countFaqs(db),
    findSettings(db),
  ]);
  return {
    storyHtml: story.html,
    missionHtml: mission.html,
    servicesHtml: services.html,
    faqCount,
    legalName: settings.shop.legalName,
    founder: settings.founder,
  };
}
