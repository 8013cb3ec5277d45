import { SECOND_DOOR } from "#app/domain/shop-path.ts";
import { KEPT_ADDRESSES } from "./kept-addresses.ts";
import type { StaticFile } from "./static-files.ts";

export const RULES_PATH = "/speculation-rules.json";
/** Names the rules on a page that may follow them. */
export const RULES_HEADER = ["speculation-rules", `"${RULES_PATH}"`] as const;

/** Said with every answer to a change: what was fetched ahead shows the shop before it. */
export const FORGET_AHEAD = ["clear-site-data", '"prefetchCache", "prerenderCache"'] as const;

/** Kept, but no page: files, pictures, maps for search engines and what programs ask. */
const NO_PAGE = /\.\w+$|^\/(?:api|pictures|share)\//;

/** A page of the shop in either language, without a query. */
const pageAt = (pathname: string) => ({ pathname: `{${SECOND_DOOR}}?${pathname}`, search: "" });

/** Once React holds the page, it opens links itself, and what the browser fetched for them would be thrown away. */
const UNTIL_AWAKE = { not: { selector_matches: "[data-awake] *" } };

/**
 * What a browser may fetch before somebody presses, on a hand that rests on its link or a finger that touches it: pages that are the
 * same for all; those of medicines on a card it may draw already.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: [
              pageAt("/"),
              ...Object.keys(KEPT_ADDRESSES)
                .filter((path) => path !== "/" && !NO_PAGE.test(path))
                .map(pageAt),
              { pathname: SECOND_DOOR, search: "" },
            ],
          },
          UNTIL_AWAKE,
        ],
      },
      eagerness: "moderate",
    },
  ],
  prerender: [
    {
      where: {
        and: [
          { href_matches: ["/product/:slug", "/remedy/:slug"].map(pageAt) },
          { selector_matches: "article h3 a" },
          UNTIL_AWAKE,
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** The rules as a file of the shop. */
export function rulesFile(): StaticFile {
  return {
    type: "application/speculationrules+json",
    cacheControl: "public, max-age=86400",
    identity: Buffer.from(JSON.stringify(SPECULATION_RULES)),
  };
}
