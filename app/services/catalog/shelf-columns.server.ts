import type { Db } from "#app/db/client.server.ts";
import { renewing } from "#app/db/renewing.server.ts";
import {
  isOverfull,
  type ShelfColumns,
  shelfColumns,
  withNames,
  withPacks,
} from "#app/domain/catalog/shelf-columns.ts";
import type { Stale } from "#app/domain/stale.ts";
import {
  readAmounts,
  readBrands,
  readCategories,
  readGroups,
  readMembers,
  readRemedyNames,
} from "#app/services/catalog/read-shelf.server.ts";

/** The shelf, and what each pack of it hangs on beside itself: on a change of that all of it is read. */
export type ReadShelf = ShelfColumns & { shelfDays: number; bioCombinationId: number | undefined };

const NAMES = new Set(["brands", "brand_aliases", "categories", "category_aliases", "remedies"]);

/** All that the shop shows by what its filter chooses by, as on `today`; read it kept, it is large, and after a change only what changed is read again. */
export const readShelfColumns = renewing(readAll, renew);

async function readAll(db: Db, today: string): Promise<ReadShelf> {
  const [groups, { shelfDays, ...amounts }, members, names] = await Promise.all([
    readGroups(db),
    readAmounts(db, today),
    readMembers(db),
    readNames(db),
  ]);
  const shelf = shelfColumns({ groups, ...amounts, members, ...names });
  return { ...shelf, shelfDays, bioCombinationId: bioCombinationIn(names.categories) };
}

async function renew(
  db: Db,
  known: ReadShelf,
  { productIds, tables }: Stale,
  today: string,
): Promise<ReadShelf | undefined> {
  const others = [...tables].filter((table) => !NAMES.has(table) && table !== "settings");
  if (others.length > 0 || isOverfull(known)) return undefined;
  let renewed = known;
  if ([...tables].some((table) => NAMES.has(table))) {
    const names = await readNames(db);
    if (bioCombinationIn(names.categories) !== known.bioCombinationId) return undefined;
    renewed = { ...renewed, ...withNames(renewed, names) };
  }
  if (productIds.size === 0 && !tables.has("settings")) return renewed;
  const ids = [...productIds];
  const [groups, { shelfDays, ...amounts }, members] = await Promise.all([
    readGroups(db, ids),
    readAmounts(db, today, ids),
    readMembers(db, ids),
  ]);
  if (shelfDays !== known.shelfDays) return undefined;
  return { ...renewed, ...withPacks(renewed, { productIds, read: { groups, ...amounts, members } }) };
}

async function readNames(db: Db) {
  const [brands, categories, remedyNames] = await Promise.all([
    readBrands(db),
    readCategories(db),
    readRemedyNames(db),
  ]);
  return { brands, categories, remedyNames };
}

/** By its slug packs are one medicine whoever makes them (medicine-query). */
function bioCombinationIn(categories: { id: number; slug: string }[]): number | undefined {
  return categories.find(({ slug }) => slug === "bio-combination")?.id;
}
