import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, drawerMoves } from "#app/db/schema/books-days.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns, type ShownActor } from "#app/domain/actor.ts";
import type { TypedSlip } from "#app/domain/books/day/day-form.ts";
import { type DrawerMoveKind, isCorrection, signedPaise } from "#app/domain/books/day/drawer-move.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

export type DrawerMove = {
  id: number;
  kind: DrawerMoveKind;
  amountPaise: number;
  reason: string;
  aboutDay: string | null;
  happenedAt: Date;
  actor: ShownActor;
};

export type SlipRefusal = "day-not-closed" | "page-used";

/** Writes a slip of the drawer down, once for each page that it is sent from; a correction is of a day that is closed. */
export function moveCash(
  db: Db,
  { slip, pageKey, actor, now }: { slip: TypedSlip; pageKey: string; actor: Actor; now: Date },
): Promise<Result<{ id: number }, SlipRefusal>> {
  return inTransaction(db, async (tx) => {
    const { kind, reason, aboutDay = null } = slip;
    if (isCorrection(kind)) {
      const isClosed = (await tx.$count(dayCloses, eq(dayCloses.day, aboutDay ?? ""))) > 0;
      if (!isClosed) return refused("day-not-closed");
    }
    const facts = { kind, reason, aboutDay, amountPaise: signedPaise(kind, slip.amount) };
    const [written] = await tx
      .insert(drawerMoves)
      .values({ ...facts, pageKey, happenedAt: now, ...actorColumns(actor) })
      .onConflictDoNothing({ target: drawerMoves.pageKey })
      .returning({ id: drawerMoves.id });
    if (!written) return findWritten(tx, { facts, pageKey });
    const details = { kind, amountPaise: facts.amountPaise, reason, ...(aboutDay && { aboutDay }) };
    await recordAudit(tx, { by: actor, act: "move-drawer-cash", about: "drawer", details, now });
    return ok(written);
  });
}

/** The slip that this page has written already, where it says the same. */
async function findWritten(
  tx: Db,
  {
    facts,
    pageKey,
  }: { facts: Pick<DrawerMove, "kind" | "reason" | "aboutDay" | "amountPaise">; pageKey: string },
): Promise<Result<{ id: number }, "page-used">> {
  const { id, kind, reason, aboutDay, amountPaise } = drawerMoves;
  const [row] = await tx
    .select({ id, kind, reason, aboutDay, amountPaise })
    .from(drawerMoves)
    .where(eq(drawerMoves.pageKey, pageKey));
  return row && isDeepStrictEqual({ ...facts, id: row.id }, row) ? ok({ id: row.id }) : refused("page-used");
}

/** The slips after the first number, up to the second or about that day, as they were written. */
export function listMoves(
  db: Db,
  { after, upTo, corrected }: { after: number; upTo?: number; corrected?: string },
): Promise<DrawerMove[]> {
  const { id, kind, amountPaise, reason, aboutDay, happenedAt } = drawerMoves;
  return db
    .select({ id, kind, amountPaise, reason, aboutDay, happenedAt, actor: shownActor(drawerMoves) })
    .from(drawerMoves)
    .where(
      and(
        gt(id, after),
        upTo === undefined ? undefined : lte(id, upTo),
        corrected === undefined ? undefined : eq(aboutDay, corrected),
      ),
    )
    .orderBy(asc(id));
}
