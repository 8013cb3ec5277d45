import type { Db } from "#app/db/client.server.ts";
import { listPlaces, type PlaceOnMap } from "#app/services/places/list-places.server.ts";

/** The places that belong to a place, also by way of another one, and the place itself first; the nearest to the shop next. */
export async function listRegion(db: Db, slug: string): Promise<PlaceOnMap[]> {
  const all = await listPlaces(db);
  const bySlug = new Map(all.map((place) => [place.slug, place]));
  const belongs = (place: PlaceOnMap): boolean =>
    place.parentSlug === slug ||
    (place.parentSlug !== undefined &&
      bySlug.has(place.parentSlug) &&
      belongs(bySlug.get(place.parentSlug)!));
  return [...all.filter((place) => place.slug === slug), ...all.filter(belongs)];
}
