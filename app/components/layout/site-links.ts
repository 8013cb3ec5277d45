// The built-in links of menus and footer, in the order of the specification ("Shared layout").
import type { NavigationLink } from "#app/components/layout/shop-facts.tsx";
import type { shellText } from "#app/content/messages/shell.ts";
import type { LinkTarget, RoutePath } from "#app/domain/route-path.ts";

type LinkWord = keyof (typeof shellText)["links"];
type AreaWord = keyof (typeof shellText)["areas"];

const ADDRESSES = {
  home: "/",
  shop: "/shop",
  shopAll: "/shop?view=all",
  newArrivals: "/new-arrivals",
  bestSellers: "/bestsellers",
  brands: "/brands",
  allBrands: "/brands",
  healthCategories: "/categories",
  allCategories: "/homeopathy-categories",
  allConditions: "/diseases",
  gallery: "/gallery",
  allAreas: "/locations",
  bulkOrders: "/bulk-order",
  wholesalePricing: "/wholesale-pricing",
  distributorSignUp: "/distributor-signup",
  doctorConsultation: "/doctor-consultation",
  bookConsultation: "/doctor-consultation",
  faq: "/faq",
  about: "/about",
  contact: "/contact",
  trackOrder: "/track-order",
  signIn: "/login",
  register: "/register",
  myAccount: "/profile",
  myOrders: "/orders",
  buyAgain: "/orders",
  prescriptions: "/consultations",
  backOffice: "/admin",
  signOut: "/logout",
  wishlist: "/wishlist",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  shippingPolicy: "/shipping-policy",
  refundPolicy: "/refund-policy",
  grievanceOfficer: "/grievance-officer",
  licences: "/licences",
  sitemap: "/dynamic-sitemap",
} satisfies Record<LinkWord, RoutePath>;

const AREA_ADDRESSES = {
  sohna: "/homeopathy-in-sohna",
  gurgaon: "/homeopathy-in-gurgaon",
  sohnaRoad: "/homeopathy-in-sohna-road",
  badshahpur: "/homeopathy-in-badshahpur",
  bhondsi: "/homeopathy-in-bhondsi",
  palwal: "/homeopathy-in-palwal",
  manesar: "/homeopathy-in-manesar",
  nuh: "/homeopathy-in-nuh",
  gurgaonGuide: "/haryana/gurgaon/homeopathy",
  sohnaGuide: "/haryana/gurgaon/sohna/homeopathy",
} satisfies Record<AreaWord, RoutePath>;

export const PRODUCT_LINKS: LinkWord[] = [
  "shopAll",
  "newArrivals",
  "bestSellers",
  "brands",
  "healthCategories",
];
export const HOME_CUSTOMER_LINKS: LinkWord[] = ["shopAll", "doctorConsultation", "trackOrder"];
export const BUSINESS_LINKS: LinkWord[] = ["bulkOrders", "wholesalePricing", "distributorSignUp"];
export const SUPPORT_LINKS: LinkWord[] = ["faq", "contact", "about", "trackOrder"];
export const QUICK_LINKS: LinkWord[] = [
  "shopAll",
  "brands",
  "doctorConsultation",
  "bulkOrders",
  "trackOrder",
  "faq",
];
/** What stands in the top bar and among the quick links of the footer while the owner has no links there. */
export const REPLACED_LINKS = { header: ["trackOrder"], footer: QUICK_LINKS } satisfies Record<
  string,
  LinkWord[]
>;
export const POLICY_LINKS: LinkWord[] = [
  "privacyPolicy",
  "termsOfService",
  "shippingPolicy",
  "refundPolicy",
  "grievanceOfficer",
  "licences",
  "about",
  "contact",
  "sitemap",
];
/** What somebody who pays may want to read first. */
export const ORDER_POLICY_LINKS: LinkWord[] = [
  "refundPolicy",
  "shippingPolicy",
  "privacyPolicy",
  "termsOfService",
];
export const NEAR_AREAS: AreaWord[] = ["sohna", "gurgaon", "sohnaRoad", "badshahpur", "bhondsi"];
export const FARTHER_AREAS: AreaWord[] = ["palwal", "manesar", "nuh"];
export const AREA_GUIDES: AreaWord[] = ["gurgaonGuide", "sohnaGuide"];

/** Where a built-in link leads. */
export function addressOf(word: LinkWord): RoutePath {
  return ADDRESSES[word];
}

/** What menus and footer call a page; undefined for one that they do not name. */
export function nameOfPage({ links }: typeof shellText, to: RoutePath): string | undefined {
  const word = Object.entries(ADDRESSES).find(([, address]) => address === to)?.[0] as LinkWord | undefined;
  return word && links[word];
}

/** Built-in links with their words. */
export function linksOf({ links }: typeof shellText, words: LinkWord[]): NavigationLink[] {
  return words.map((word) => ({
    text: links[word],
    to: ADDRESSES[word],
  }));
}

/** The pages of places with their names, without those whose address is in `hidden`. */
export function areasOf(
  { areas }: typeof shellText,
  words: AreaWord[],
  hidden: LinkTarget[],
): NavigationLink[] {
  return words.flatMap((word) => {
    const to = AREA_ADDRESSES[word];
    return hidden.includes(to) ? [] : { text: areas[word], to };
  });
}
