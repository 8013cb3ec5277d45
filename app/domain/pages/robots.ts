import { atSecondDoor } from "#app/domain/shop-path.ts";

// What crawlers may read. /robots.txt is the truth; its variants say the same in more words (specification, decision 33).

/** Paths of the office, of single visitors, and of scripts. */
const PRIVATE_PATHS = [
  "/admin",
  "/api/",
  "/auth/",
  "/cart",
  "/checkout",
  "/wishlist",
  "/profile",
  "/orders",
  "/login",
  "/logout",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/track-order/",
  "/consultation/",
  "/prescription/",
  "/quote/",
  "/records/",
  "/refill/",
];

/** Those who read for search, and those who read much and bring no visitor; the pause between two pages in seconds. */
const GROUPS = [
  { about: "Everybody", agents: ["*"], delaySeconds: 1 },
  { about: "Search engines", agents: ["Googlebot", "Bingbot", "DuckDuckBot", "Applebot"], delaySeconds: 1 },
  {
    about: "Readers for statistics",
    agents: ["AhrefsBot", "SemrushBot", "MJ12bot", "DotBot"],
    delaySeconds: 10,
  },
];

const SITEMAPS = ["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml", "/enhanced-sitemap.xml"];

/** A robots file (RFC 9309): `plain` is the truth, `enhanced` says whom each part is for, `advanced` also what is open. */
export function robotsText({
  origin,
  variant,
  hasSecondDoor = false,
}: {
  origin: string;
  /** Whether a second language stands at /hi. */
  hasSecondDoor?: boolean;
  variant: "plain" | "enhanced" | "advanced";
}): string {
  const closed = hasSecondDoor
    ? [...new Set(PRIVATE_PATHS.flatMap((path) => [path, atSecondDoor(path)]))]
    : PRIVATE_PATHS;
  const groups = GROUPS.map(({ about, agents, delaySeconds }) =>
    [
      ...(variant === "plain" ? [] : [`# ${about}`]),
      ...agents.map((agent) => `User-agent: ${agent}`),
      "Allow: /",
      ...(variant === "advanced" ? ["Allow: /pictures/", "Allow: /share/"] : []),
      ...closed.map((path) => `Disallow: ${path}`),
      `Crawl-delay: ${delaySeconds}`,
    ].join("\n"),
  );
  const sitemaps = SITEMAPS.map((path) => `Sitemap: ${origin}${path}`).join("\n");
  return `${[...groups, sitemaps].join("\n\n")}\n`;
}
