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
}: {
  origin: string;
  variant: "plain" | "enhanced" | "advanced";
}): string {
  const groups = GROUPS.map(({ about, agents, delaySeconds }) =>
    [
      ...(variant === "plain" ? [] : [`# ${about}`]),
      ...agents.map((agent) => `User-agent: ${agent}`),
      "Allow: /",
      ...(variant === "advanced" ? ["Allow: /pictures/", "Allow: /share/"] : []),
      ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
      `Crawl-delay: ${delaySeconds}`,
    ].join("\n"),
  );
  const sitemaps = SITEMAPS.map((path) => `Sitemap: ${origin}${path}`).join("\n");
  return `${[...groups, sitemaps].join("\n\n")}\n`;
}
