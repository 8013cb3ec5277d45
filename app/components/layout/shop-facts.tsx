import { useRouteLoaderData } from "react-router";
import type { SecondLanguage } from "#app/content/messages/second-language.ts";
import type { Fact } from "#app/domain/fact.ts";
import { fromOneText, type OneText } from "#app/domain/one-text.ts";
import type { LinkTarget, RoutePath } from "#app/domain/route-path.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import type { Settings } from "#app/domain/settings.ts";

export type NavigationLink = { text: string; to: LinkTarget };

/** What menus and footer list from the catalogue, and the links that the owner has added to them. */
type Navigation = {
  /** Why the links could not be read; nobody is shown it. */
  error: string | undefined;
  categories: NavigationLink[];
  brands: NavigationLink[];
  bodySystems: {
    text: string;
    to: RoutePath;
    conditions: NavigationLink[];
    conditionCount: number;
  }[];
  headerLinks: NavigationLink[];
  footerLinks: NavigationLink[];
  /** Addresses of areas whose pages the owner has hidden. */
  hiddenAreas: LinkTarget[];
};

/** What every page says of the shop; phones are 10 digits, hours are finished lines. */
export type ShopFacts = Pick<
  Settings["shop"],
  | "name"
  | "tagline"
  | "phone"
  | "whatsapp"
  | "email"
  | "address"
  | "geo"
  | "licence20c"
  | "licence20d"
  | "gstin"
> & {
  mode: SellingMode;
  /** Whether prices may be said to include GST. */
  chargesGst: boolean;
  /** The finished entries of the line of trust. */
  trustHtml: string;
  hours: string[];
  supportHours: string[];
  freeFromPaise: number;
  /** Working days until an order arrives in Sohna and Gurgaon, and in the towns around. */
  nearDays: { minDays: number; maxDays: number };
  nextDays: { minDays: number; maxDays: number };
  /** Within how many hours a request is answered. */
  answerHours: { clinic: number; enquiries: number };
  /** What may be said of the shop now. */
  holds: Fact[];
  year: number;
  navigation: Navigation;
  /** What stands at /hi beside English; left out where nothing does. */
  second?: SecondLanguage;
};

/** The facts of the shop from the root loader; a page is only shown once they are there. */
export function useShopFacts(): ShopFacts {
  return shopFactsIn(useRouteLoaderData("root"))!;
}

/** The facts in what the root loader sent; undefined where it failed. */
export function shopFactsIn(loaderData: unknown): ShopFacts | undefined {
  return loaderData === undefined ? undefined : fromOneText(loaderData as OneText<ShopFacts>);
}

/** Whether a fact of the shop holds, so that a sentence that needs it may be said. */
export function useFact(fact: Fact): boolean {
  return useShopFacts().holds.includes(fact);
}

/** "Sohna Road, Sohna, Gurugram, Haryana 122103" */
export function addressLine({ line1, area, town, district, state, pincode }: ShopFacts["address"]): string {
  return `${[line1, area, town, district, state].filter(Boolean).join(", ")} ${pincode}`;
}

/** Where the door is on a map; undefined until both numbers are entered. */
export function doorOf({ geo }: Pick<ShopFacts, "geo">): { lat: number; lng: number } | undefined {
  const { lat, lng } = geo;
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** The way to a door on a map. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): `https://${string}` {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** Opens a chat with the shop, with `message` already typed. */
export function chatLink(whatsapp: string, message?: string): `https://${string}` {
  return `https://wa.me/91${whatsapp}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
}

export function callLink(phone: string): `tel:${string}` {
  return `tel:+91${phone}`;
}
