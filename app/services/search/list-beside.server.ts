import type { ReadKept } from "#app/db/readings.server.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { NO_FILTER } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { listShelf } from "#app/services/catalog/list-shelf.server.ts";

const MOST_POTENCIES = 4;
const MOST_NEAR = 6;

/** What stands below the results of a search; absent where there is nothing. */
export type Beside = {
  /** Of the remedy that was meant. */
  otherPotencies?: Listing;
  /** Medicines that share a word with it. */
  near?: Listing;
};

/** The lists below what a search has found. */
export async function listBeside(
  readKept: ReadKept,
  { otherPotencies, near, today }: { otherPotencies?: NamedPacks; near?: NamedPacks; today: string },
): Promise<Beside> {
  const list = async (named: NamedPacks | undefined, perPage: number) => {
    const listing = named && (await listShelf(readKept, { named, filter: NO_FILTER, today, perPage }));
    return listing && listing.total > 0 ? listing : undefined;
  };
  const [potencies, others] = await Promise.all([
    list(otherPotencies, MOST_POTENCIES),
    list(near, MOST_NEAR),
  ]);
  return { ...(potencies && { otherPotencies: potencies }), ...(others && { near: others }) };
}
