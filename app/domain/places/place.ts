// Places around the shop: which of them have a page, how far and in which direction they lie, and what is true there.

import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import type { OwnPath } from "#app/domain/own-path.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import type { Settings } from "#app/domain/settings.ts";

/** The areas that the menus name; each has its page at /homeopathy-in-{slug}. */
export const AREA_SLUGS = [
  "sohna",
  "gurgaon",
  "sohna-road",
  "badshahpur",
  "bhondsi",
  "palwal",
  "manesar",
  "nuh",
] as const;

/** The societies that the home page leads to. */
export const SOCIETY_SLUGS = ["malibu-towne", "central-park-flower-valley"] as const;

/** Kinds of places that people live in, the largest first; states, districts and regions have no page. */
export const PLACE_KINDS = ["town", "area", "sector", "society", "village"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** In which of eight directions one place lies from another. */
export const DIRECTIONS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Coordinates = { latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;

/** Straight line between two places in km; good to a few hundred metres within 100 km. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const { north, east } = offset(from, to);
  return Math.hypot(north, east);
}

/** Which way somebody looks from one place to see the other. */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const { north, east } = offset(from, to);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighths + 8) % 8]!;
}

/** "Vatika City" out of "Vatika City, Sector 49", "Gurgaon" out of "Gurgaon (Gurugram)". */
export function shortPlaceName(name: string): string {
  return name.replace(/(, | \().*$/, "");
}

type Located = { slug: string; canonicalUrl?: string | null | undefined };

/** Where the page of a place stands in this shop: the path that the owner set, else /location/{slug}. */
export function locationAddress({ slug, canonicalUrl }: Located): PagePath {
  return canonicalUrl?.startsWith("/") ? (canonicalUrl as OwnPath) : `/location/${slug}`;
}

/** The one full address of a place's page, whichever it was asked by (specification, decision 32). */
export function canonicalAddress(page: Located, origin: string): string {
  return new URL(page.canonicalUrl ?? locationAddress(page), origin).href;
}

/** Whether cash is taken at the door in all, some or none of these PIN codes. */
export function codCoverage(pincodes: string[], cod: Settings["cod"]): "all" | "some" | "none" {
  const covered = pincodes.filter((pincode) =>
    cod.pincodes.some(({ from, to }) => from <= pincode && pincode <= to),
  );
  if (covered.length === 0) return "none";
  return covered.length === pincodes.length ? "all" : "some";
}

/** The zone that takes longest: what is promised for a place must hold in all of its PIN codes. */
export function slowestZone(zones: ZoneId[], settings: Settings["delivery"]["zones"]): ZoneId | undefined {
  return zones.toSorted((a, b) => settings[b].maxDays - settings[a].maxDays)[0];
}

/** True for places whose page search engines list: those that menus and home page name, and towns to which our own rider goes, on another day than at home. All others are served like a place beside them, or like the rest of India. */
export function isListedPlace(
  { slug, kind, zone }: { slug: string; kind: PlaceKind; zone: ZoneId | undefined },
  zones: Settings["delivery"]["zones"],
): boolean {
  if ([...AREA_SLUGS, ...SOCIETY_SLUGS].some((named) => named === slug)) return true;
  return kind === "town" && zone !== undefined && deliveryKind(zone) === "rider" && zones[zone].minDays > 0;
}

function offset(from: Coordinates, to: Coordinates): { north: number; east: number } {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return {
    north: (to.latitude - from.latitude) * KM_PER_DEGREE,
    east: (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos(middle),
  };
}
