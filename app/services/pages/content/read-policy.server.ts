import { formatDate } from "#app/content/messages/dates.ts";
import { policyText } from "#app/content/messages/pages/policy.ts";
import type { ContentKey } from "#app/content/pages/content-blocks.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { findContent, type ShownContent } from "#app/services/pages/content/find-content.server.ts";
import { graph, type StructuredData } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type PolicyKey = ContentKey & keyof typeof policyText.pages;
export type PolicyRead = {
  /** `since` is the day it holds from, "21 Nov 2026". */
  policy: ShownContent & { since: string };
  canonical: string;
  structuredData: StructuredData;
};

/** A page of the shop's rules, at the address of its key, with what search engines read of it. */
export async function readPolicy(
  db: Db,
  {
    key,
    config,
    outside,
  }: { key: PolicyKey; config: StartFacts & { publicOrigin: string }; outside?: OutsideServices },
): Promise<PolicyRead> {
  const [content, { legal }] = await Promise.all([findContent(db, key, config, outside), findSettings(db)]);
  const words = policyText;
  const origin = config.publicOrigin;
  return {
    policy: { ...content, since: formatDate(legal.policiesDatedOn) },
    canonical: `${origin}/${key}`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.pages[key].title, to: `/${key}` },
      ]),
    ),
  };
}
