import { AREA_SLUGS } from "#app/domain/places/place.ts";

/** How a page reads a parameter: what it says, or only whether it is there. */
type Reading = "value" | "presence";
type Parameters = Record<string, Reading>;

const NOTHING: Parameters = {};
const WORDS = byValue("q");
const PINCODE = byValue("pincode");
const SHELF = byValue("sort", "page");
const PART = byValue("part");
/** A version in an address keeps browsers apart, not drawings. */
const DRAWING: Parameters = { v: "presence" };

/**
 * Every page that is the same for everybody, as app/routes.ts writes it, with the parameters that it reads. Others are ignored:
 * neither the key of the kept page nor the page itself gets to see them.
 */
export const KEPT_ADDRESSES: Record<string, Parameters> = {
  "/": NOTHING,
  "/shop": byValue(
    ...["q", "category", "brand", "condition", "form", "potency", "pack", "origin", "alcohol", "stock"],
    ...["min", "max", "sort", "view", "page", "layout", "shown", "spelling"],
  ),
  "/product/:slug": byValue("pincode", "tab"),
  "/remedy/:slug": NOTHING,
  "/category/:slug": SHELF,
  "/categories": NOTHING,
  "/brand/:slug": SHELF,
  "/brands": NOTHING,
  "/homeopathy-categories": WORDS,
  "/homeopathy-categories/:slug": SHELF,
  "/bestsellers": SHELF,
  "/new-arrivals": SHELF,
  "/diseases": WORDS,
  "/diseases/:bodySystem": NOTHING,
  "/diseases/:bodySystem/:condition": NOTHING,
  "/locations": PINCODE,
  "/location/:slug": PINCODE,
  "/seo/:slug": PINCODE,
  ...Object.fromEntries(AREA_SLUGS.map((slug) => [`/homeopathy-in-${slug}`, PINCODE])),
  "/haryana/gurgaon/homeopathy": NOTHING,
  "/haryana/gurgaon/sohna/homeopathy": NOTHING,
  "/faq": WORDS,
  "/faq/:category": NOTHING,
  "/faq/:category/:slug": NOTHING,
  "/about": NOTHING,
  "/gallery": NOTHING,
  "/privacy-policy": NOTHING,
  "/terms-of-service": NOTHING,
  "/shipping-policy": NOTHING,
  "/refund-policy": NOTHING,
  "/grievance-officer": NOTHING,
  "/licences": NOTHING,
  "/wholesale-pricing": byValue("goods"),
  "/dynamic-sitemap": byValue("page"),
  "/sitemap.xml": PART,
  "/sitemap-faq.xml": PART,
  "/enhanced-sitemap.xml": PART,
  "/location-sitemap.xml": PART,
  "/pictures/:detail/:file": DRAWING,
  "/share/:kind/:file": DRAWING,
  "/api/suggest": WORDS,
  "/api/barcode/:barcode": NOTHING,
};

const ENTRIES = Object.entries(KEPT_ADDRESSES).map(([path, parameters]) => ({
  route: path,
  pattern: path.split("/").slice(1),
  parameters,
}));
const BY_LENGTH = Map.groupBy(ENTRIES, ({ pattern }) => pattern.length);

/** The kept page at a path inside the shop, given by its decoded parts: its route, the same parts in their one case, and the parameters it reads. */
export function findKept(
  parts: string[],
): { route: string; parts: string[]; parameters: Parameters } | undefined {
  const asked = parts.length === 0 ? [""] : parts;
  for (const { route, pattern, parameters } of BY_LENGTH.get(asked.length) ?? []) {
    if (!pattern.every((part, n) => part.startsWith(":") || part === asked[n]!.toLowerCase())) continue;
    const spelled = pattern.map((part, n) => (part.startsWith(":") ? asked[n]! : part));
    return { route, parts: spelled, parameters };
  }
  return undefined;
}

/** What of a query that page reads, in one order; of a reading by data also which parts of the page it is for. */
export function readParameters(
  query: string,
  { parameters, isData }: { parameters: Parameters; isData: boolean },
): URLSearchParams {
  const read = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const reading = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (reading === "value" || (isData && name === "_routes")) read.append(name, value);
    else if (reading === "presence") read.set(name, "");
  }
  read.sort();
  return read;
}

function byValue(...names: string[]): Parameters {
  return Object.fromEntries(names.map((name) => [name, "value"]));
}
