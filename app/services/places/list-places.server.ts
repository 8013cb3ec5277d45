import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { places } from "#app/db/schema/places.ts";
import type { ZoneId } from "#app/domain/delivery.ts";
import {
  type Coordinates,
  isListedPlace,
  locationAddress,
  type PlaceKind,
  slowestZone,
} from "#app/domain/places/place.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import type { Settings } from "#app/domain/settings.ts";
import { listZones } from "#app/services/places/list-zones.server.ts";

export type PlaceOnMap = Coordinates & {
  slug: string;
  name: string;
  hindiName: string;
  kind: PlaceKind;
  parentSlug: string | undefined;
  pincodes: string[];
  /** Straight line from the shop. */
  distanceKm: number;
  /** Where its page stands. */
  address: PagePath;
};

/** Every place with a page, the nearest to the shop first. */
export async function listPlaces(db: Db): Promise<PlaceOnMap[]> {
  const rows = await db
    .select({ place: places, canonicalUrl: seoPages.canonicalUrl })
    .from(places)
    .innerJoin(seoPages, and(eq(seoPages.slug, places.slug), eq(seoPages.isActive, true)))
    .orderBy(asc(places.distanceKm), asc(places.name));
  return rows.flatMap(({ place, canonicalUrl }) => {
    const { latitude, longitude } = place;
    if (latitude === null || longitude === null) return [];
    return {
      slug: place.slug,
      name: place.name,
      hindiName: place.hindiName,
      kind: place.kind as PlaceKind,
      parentSlug: place.parentSlug ?? undefined,
      pincodes: place.pincodes,
      latitude,
      longitude,
      distanceKm: place.distanceKm ?? 0,
      address: locationAddress({ slug: place.slug, canonicalUrl }),
    };
  });
}

export type PlaceLink = { name: string; address: PagePath };

/** Names and addresses of those of these places that have a page, in the order given. */
export async function listPlaceLinks(db: Db, slugs: string[]): Promise<PlaceLink[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ slug: seoPages.slug, name: seoPages.locationName, canonicalUrl: seoPages.canonicalUrl })
    .from(seoPages)
    .where(and(inArray(seoPages.slug, slugs), eq(seoPages.isActive, true)));
  return slugs.flatMap((slug) =>
    rows.filter((row) => row.slug === slug).map((row) => ({ name: row.name, address: locationAddress(row) })),
  );
}

/** Every place with a page and the zone that its PIN codes are served in, as checkout says it. */
export async function listServedPlaces(
  db: Db,
  settings: Settings,
): Promise<(PlaceOnMap & { zone: ZoneId })[]> {
  const all = await listPlaces(db);
  const zones = await listZones(db, [...new Set(all.flatMap(({ pincodes }) => pincodes))]);
  return all.flatMap((place) => {
    const own = place.pincodes.flatMap((pincode) => zones.get(pincode) ?? []);
    const zone = slowestZone(own, settings.delivery.zones);
    return zone ? { ...place, zone } : [];
  });
}

/** The slugs of places whose page is kept out of search engines. */
export async function listUnlistedPlaces(db: Db, settings: Settings): Promise<Set<string>> {
  const served = await listServedPlaces(db, settings);
  const unlisted = served.filter((place) => !isListedPlace(place, settings.delivery.zones));
  return new Set(unlisted.map(({ slug }) => slug));
}
