import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoAnalytics, unknownPaths } from "#app/db/schema/pages.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { portionsOf } from "#app/domain/portions.ts";
import type { Log } from "#app/integrations/log.server.ts";
import type { Counts, Tally } from "#app/services/reports/traffic/tally.server.ts";

/** New rows a day, so that somebody who tries out addresses or words cannot fill the tables. */
const NEW_A_DAY = { unknownPaths: 500, searches: 2_000 };

type Options = { log: Pick<Log, "info">; newADay?: typeof NEW_A_DAY };

/** Adds what was counted to the day's rows; a path nobody knew until then is logged. What cannot be written is kept for the next time. */
export async function writeTally(db: Db, tally: Tally, { log, newADay = NEW_A_DAY }: Options): Promise<void> {
  const counts = tally.take();
  let newPaths: string[];
  try {
    newPaths = await inTransaction(db, async (tx) => {
      await writeViews(tx, [...counts.views.values()]);
      await writeSearches(tx, [...counts.searches.values()], newADay.searches);
      return writeUnknownPaths(tx, [...counts.unknownPaths.values()], newADay.unknownPaths);
    });
  } catch (error) {
    tally.putBack(counts);
    throw error;
  }
  for (const path of newPaths) log.info({ path }, "no page at this path");
}

type Rows<Kind extends keyof Counts> = Counts[Kind] extends Map<string, infer Row> ? Row[] : never;

async function writeViews(db: Db, views: Rows<"views">): Promise<void> {
  // In one order, so that two processes that write at once wait for each other instead of for ever.
  for (const some of portionsOf(views.toSorted((a, b) => (a.url < b.url ? -1 : 1))))
    await db
      .insert(seoAnalytics)
      .values(
        some.map(({ url, day, title, count }) => ({
          pageUrl: url,
          pageTitle: title,
          impressions: count,
          dateRecorded: day,
        })),
      )
      .onConflictDoUpdate({
        target: [seoAnalytics.pageUrl, seoAnalytics.dateRecorded],
        set: {
          impressions: sql`${seoAnalytics.impressions} + excluded.impressions`,
          pageTitle: sql`coalesce(nullif(excluded.page_title, ''), ${seoAnalytics.pageTitle})`,
        },
      });
}

async function writeSearches(db: Db, searches: Rows<"searches">, newADay: number): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(searches, (search) => search.day)) {
    const isToday = eq(searchTerms.searchedOn, day);
    const known = await db
      .select({ term: searchTerms.term })
      .from(searchTerms)
      .where(
        and(
          isToday,
          inArray(
            searchTerms.term,
            ofDay.map((search) => search.term),
          ),
        ),
      );
    const room = newADay - (await db.$count(searchTerms, isToday));
    const { kept } = withRoom(ofDay, {
      known: known.map((row) => row.term),
      keyOf: ({ term }) => term,
      room,
    });
    for (const some of portionsOf(kept))
      await db
        .insert(searchTerms)
        .values(
          some.map(({ term, count, foundCount }) => ({
            term,
            searchedOn: day,
            searchCount: count,
            foundCount,
          })),
        )
        .onConflictDoUpdate({
          target: [searchTerms.term, searchTerms.searchedOn],
          set: {
            searchCount: sql`${searchTerms.searchCount} + excluded.search_count`,
            foundCount: sql`excluded.found_count`,
          },
        });
  }
}

async function writeUnknownPaths(db: Db, paths: Rows<"unknownPaths">, newADay: number): Promise<string[]> {
  const fresh: string[] = [];
  for (const [day, ofDay] of Map.groupBy(paths, (each) => each.day)) {
    const isToday = eq(unknownPaths.askedOn, day);
    const known = await db
      .select({ path: unknownPaths.path })
      .from(unknownPaths)
      .where(
        and(
          isToday,
          inArray(
            unknownPaths.path,
            ofDay.map((each) => each.path),
          ),
        ),
      );
    const room = newADay - (await db.$count(unknownPaths, isToday));
    const { kept, added } = withRoom(ofDay, {
      known: known.map((row) => row.path),
      keyOf: ({ path }) => path,
      room,
    });
    fresh.push(...added.map(({ path }) => path));
    for (const some of portionsOf(kept))
      await db
        .insert(unknownPaths)
        .values(some.map(({ path, count }) => ({ path, askedOn: day, askCount: count })))
        .onConflictDoUpdate({
          target: [unknownPaths.path, unknownPaths.askedOn],
          set: { askCount: sql`${unknownPaths.askCount} + excluded.ask_count` },
        });
  }
  return fresh;
}

/** Those that have a row already, and of the others as many as there is room for; in the order of their keys. */
function withRoom<T>(
  rows: T[],
  { known, keyOf, room }: { known: string[]; keyOf: (row: T) => string; room: number },
): { kept: T[]; added: T[] } {
  const isKnown = new Set(known);
  const added = rows.filter((row) => !isKnown.has(keyOf(row))).slice(0, Math.max(room, 0));
  const kept = [...rows.filter((row) => isKnown.has(keyOf(row))), ...added];
  return { kept: kept.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), added };
}
