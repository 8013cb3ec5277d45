import type { Db } from "#app/db/client.server.ts";
import { NO_FILTER, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";
import type { FoundPlace } from "#app/domain/search/search-reading.ts";
import { countMedicines } from "#app/services/catalog/list-medicines.server.ts";
import { matches } from "#app/services/catalog/shop-query.server.ts";

/** How many medicines stand on the shelf of each of these places, by its address; of pages without a shelf nothing. */
export async function countPlaces(
  db: Db,
  { places, today }: { places: FoundPlace[]; today: string },
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    places.map(async (place) => {
      const filter = shelfOf(place);
      return filter ? [[place.to, await countMedicines(db, matches({ filter, today }))]] : [];
    }),
  );
  return Object.fromEntries(counts.flat());
}

function shelfOf({ kind, slug }: FoundPlace): ShelfFilter | undefined {
  if (kind === "brand") return { ...NO_FILTER, brands: [slug] };
  return kind === "concern" || kind === "form" ? { ...NO_FILTER, categories: [slug] } : undefined;
}
