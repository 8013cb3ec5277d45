import type { ReadKept } from "#app/db/readings.server.ts";
import { countMedicines } from "#app/domain/catalog/shelf-medicines.ts";
import { NO_FILTER, type ShelfFilter } from "#app/domain/catalog/shop-filter.ts";
import type { FoundPlace } from "#app/domain/search/search-reading.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";

/** How many medicines stand on the shelf of each of these places, by its address; of pages without a shelf nothing. */
export async function countPlaces(
  readKept: ReadKept,
  { places, today }: { places: FoundPlace[]; today: string },
): Promise<Record<string, number>> {
  const filters = places.flatMap(({ to, ...place }) => {
    const filter = shelfOf(place);
    return filter ? [[to, filter] as const] : [];
  });
  if (filters.length === 0) return {};
  const shelf = await readKept(readShelfColumns, today);
  return Object.fromEntries(filters.map(([to, filter]) => [to, countMedicines(shelf, filter)]));
}

function shelfOf({ kind, slug }: Omit<FoundPlace, "to">): ShelfFilter | undefined {
  if (kind === "brand") return { ...NO_FILTER, brands: [slug] };
  return kind === "concern" || kind === "form" ? { ...NO_FILTER, categories: [slug] } : undefined;
}
