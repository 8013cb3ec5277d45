import { and, eq, getTableName, gt, like, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgTable, TableConfig } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { undos } from "#app/db/schema/ground-undos.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { escapeLike } from "#app/db/words.ts";
import { type Actor, actorColumns, byUser } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { type Action, may, type Role } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { leadsTo } from "#app/services/redirect-chain.server.ts";
import { removeSizes } from "#app/services/shown-picture.server.ts";
import { leadsBack } from "#app/services/synonym-chain.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

/** Long enough for a slow phone; the guide asks for 10 seconds. */
const KEPT_MINUTES = 10;
const PARENT_IS_GONE = "23503";

/** The tables whose rows the office deletes and can put back, and what whoever puts them back must be allowed to do. */
const ALLOWED = {
  content_blocks: "edit-content",
  coupons: "edit-settings",
  faq_items: "edit-content",
  gallery_pictures: "edit-content",
  gift_offers: "edit-settings",
  internal_links: "edit-content",
  offer_steps: "edit-settings",
  product_images: "edit-catalogue",
  redirects: "edit-content",
  reviews: "answer-reviews",
  saved_filters: "see-orders",
  search_synonyms: "edit-catalogue",
  site_links: "edit-site-links",
} satisfies Record<string, Action>;
type Removable = PgTable<TableConfig & { name: keyof typeof ALLOWED }>;

export type Removed = { undoId: number; rowCount: number };
type Removal = {
  where: SQL;
  actor: Actor;
  act: AuditAct;
  about: string;
  /** The columns whose values the audit log keeps, when it is one row. */
  told?: string[];
  now: Date;
};

/** Deletes rows, writes it down, and lets the same actor put them back for 10 minutes. Files of pictures stay until then. */
export function removeForNow(
  db: Db,
  table: Removable,
  { where, told = [], ...by }: Removal,
): Promise<Result<Removed, "not-found">> {
  const { actor, act, about, now } = by;
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(table)
      .where(where)
      .returning({ row: sql<Record<string, unknown>>`to_jsonb(${table})` });
    const rows = gone.map(({ row }) => row);
    const [first] = rows;
    if (!first) return refused("not-found");
    const expiresAt = new Date(now.getTime() + KEPT_MINUTES * 60_000);
    const [kept] = await tx
      .insert(undos)
      .values({ ...actorColumns(actor), subject: about, tableName: getTableName(table), rows, expiresAt })
      .returning({ id: undos.id });
    const details =
      rows.length === 1
        ? Object.fromEntries(told.map((column) => [column, first[column]]))
        : { rows: rows.length };
    await recordAudit(tx, { by: actor, act, about, details, now });
    return ok({ undoId: kept!.id, rowCount: rows.length });
  });
}

/** Puts back what the actor deleted, exactly as it stood; all of it or nothing. `taken`: something else stands in its place, or what it hung on is gone. */
export async function undoRemoval(
  db: Db,
  { id, actor, role, now }: { id: number; actor: Actor; role: Role; now: Date },
): Promise<Result<undefined, "gone" | "taken">> {
  try {
    return await inTransaction(db, async (tx) => {
      const [undo] = await tx
        .delete(undos)
        .where(and(eq(undos.id, id), isOf(actor), gt(undos.expiresAt, now)))
        .returning();
      if (!undo || !may(role, ALLOWED[undo.tableName as keyof typeof ALLOWED])) {
        throw new Undone<Result<undefined, "gone">>(refused("gone"));
      }
      if (await wouldLoop(tx, undo)) throw new Undone<Result<undefined, "taken">>(refused("taken"));
      const table = sql.identifier(undo.tableName);
      const { rowCount } = await tx.execute(sql`
        insert into ${table} overriding system value
        select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(undo.rows)}::jsonb)
        on conflict do nothing`);
      if (rowCount !== undo.rows.length) throw new Undone<Result<undefined, "taken">>(refused("taken"));
      const { subject } = undo;
      await recordAudit(tx, { by: actor, act: "undo", about: subject, details: { rows: rowCount }, now });
      return ok(undefined);
    });
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== PARENT_IS_GONE) throw error;
    return refused("taken");
  }
}

/** A moved address, or a word of the search, may have got a way back to itself meanwhile. */
async function wouldLoop(tx: Db, { tableName, rows }: typeof undos.$inferSelect): Promise<boolean> {
  if (tableName === getTableName(redirects))
    for (const { from_path: goal, to_path: toPath } of rows)
      if (await leadsTo(tx, { fromPath: String(toPath), goal: String(goal) })) return true;
  if (tableName === getTableName(searchSynonyms))
    for (const { term, means } of rows)
      if (await leadsBack(tx, { term: String(term), means: String(means) })) return true;
  return false;
}

/** Forgets what can no longer be put back, with the files of its pictures; gives how many deletions. */
export async function purgeUndos(db: Db, { files, now }: { files: FileStore; now: Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const gone = await tx.delete(undos).where(lte(undos.expiresAt, now)).returning({ rows: undos.rows });
    for (const { upload_id: uploadId } of gone.flatMap(({ rows }) => rows))
      if (typeof uploadId === "string") {
        await removeUpload(tx, files, uploadId);
        await removeSizes(files, uploadId, undefined);
      }
    return gone.length;
  });
}

/** Of somebody whose account goes: nothing that names them can be put back, and nobody puts back what they deleted. */
export async function forgetUndosOf(
  tx: Db,
  { userId, known }: { userId: string; known: string[] },
): Promise<void> {
  const named = [userId, ...known].map((word) => like(sql`${undos.rows}::text`, `%${escapeLike(word)}%`));
  await tx.delete(undos).where(or(...named));
  await tx
    .update(undos)
    .set({ actorKind: "unknown", actorId: null })
    .where(isOf(byUser({ userId })));
}

function isOf(actor: Actor): SQL | undefined {
  const { actorKind, actorId } = actorColumns(actor);
  return and(eq(undos.actorKind, actorKind), eq(undos.actorId, actorId ?? ""));
}
