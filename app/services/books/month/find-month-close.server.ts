import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { monthCloses, monthFiles, monthWork } from "#app/db/schema/books-months.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

/** The file of a month as it is given; `isAgain` when an earlier one was lost. */
type MonthFile = { digest: string; byteCount: number; isAgain: boolean };

/** A closed month with its file, or how far that is. */
export type MonthClose = {
  closedAt: Date;
  actor: ShownActor;
  paperCount: number;
  file: MonthFile | undefined;
  drawnCount: number;
};

/** The close of a month; undefined while it is open. */
export async function findMonthClose(db: Db, month: string): Promise<MonthClose | undefined> {
  const { closedAt, paperCount } = monthCloses;
  const [closed] = await db
    .select({ closedAt, paperCount, actor: shownActor(monthCloses) })
    .from(monthCloses)
    .where(eq(monthCloses.month, month));
  if (!closed) return undefined;
  const [[work], [file]] = await Promise.all([
    db.select().from(monthWork).where(eq(monthWork.month, month)),
    db
      .select({
        digest: monthFiles.digest,
        byteCount: monthFiles.byteCount,
        isAgain: sql<boolean>`count(*) over () > 1`,
      })
      .from(monthFiles)
      .where(eq(monthFiles.month, month))
      .orderBy(desc(monthFiles.id))
      .limit(1),
  ]);
  return { ...closed, file: work ? undefined : file, drawnCount: work?.drawnCount ?? 0 };
}
