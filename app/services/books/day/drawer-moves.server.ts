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

/** Writes a slip of the drawer down; a correction is of a day that is closed. */
export function moveCash(
  db: Db,
  { slip, actor, now }: { slip: TypedSlip; actor: Actor; now: Date },
): Promise<Result<{ amountPaise: number }, "day-not-closed">> {
  return inTransaction(db, async (tx) => {
    const { kind, reason, aboutDay = null } = slip;
    if (isCorrection(kind)) {
      const isClosed = (await tx.$count(dayCloses, eq(dayCloses.day, aboutDay ?? ""))) > 0;
      if (!isClosed) return refused("day-not-closed");
    }
    const amountPaise = signedPaise(kind, slip.amount);
    await tx
      .insert(drawerMoves)
      .values({ kind, reason, aboutDay, amountPaise, happenedAt: now, ...actorColumns(actor) });
    const details = { kind, amountPaise, reason, ...(aboutDay && { aboutDay }) };
    await recordAudit(tx, { by: actor, act: "move-drawer-cash", about: "drawer", details, now });
    return ok({ amountPaise });
  });
}

/** The slips after the first number and up to the second, as they were written. */
export function listMoves(db: Db, { after, upTo }: { after: number; upTo?: number }): Promise<DrawerMove[]> {
  const { id, kind, amountPaise, reason, aboutDay, happenedAt } = drawerMoves;
  return db
    .select({ id, kind, amountPaise, reason, aboutDay, happenedAt, actor: shownActor(drawerMoves) })
    .from(drawerMoves)
    .where(and(gt(id, after), upTo === undefined ? undefined : lte(id, upTo)))
    .orderBy(asc(id));
}
