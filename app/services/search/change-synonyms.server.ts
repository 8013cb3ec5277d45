import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { readSynonym, type Synonym, type SynonymRefusal } from "#app/domain/search/synonym.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { leadsBack } from "#app/services/synonym-chain.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type OwnWord = Synonym & { id: number; version: string };
type By = { actor: Actor; now: Date };

/** Every process holds all of them in memory. */
const MOST_WORDS = 1_000;

/** The owner's words as they were typed, by letter. */
export async function listOwnWords(db: Db): Promise<OwnWord[]> {
  const rows = await db
    .select()
    .from(searchSynonyms)
    .orderBy(sql`lower(${searchSynonyms.term})`, asc(searchSynonyms.id));
  return rows.map(ownWord);
}

/** Says what a word means that the search does not know, or knows otherwise. */
export async function addSynonym(
  db: Db,
  { actor, now, ...typed }: Synonym & By,
): Promise<Result<OwnWord, SynonymRefusal | "exists" | "loop" | "full">> {
  const read = readSynonym(typed);
  if (!read.ok) return read;
  return inTransaction(db, async (tx) => {
    if (await leadsBack(tx, read.value)) return refused("loop");
    if ((await tx.$count(searchSynonyms)) >= MOST_WORDS) return refused("full");
    const [row] = await tx
      .insert(searchSynonyms)
      .values({ ...read.value, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) return refused("exists");
    await audit(tx, { act: "add-search-word", term: row.term, details: { means: row.means }, actor, now });
    return ok(ownWord(row));
  });
}

/** Gives a word another meaning; `changed` when another `version` of it is stored. */
export async function changeSynonym(
  db: Db,
  { id, means, version, actor, now }: { id: number; means: string; version?: string | undefined } & By,
): Promise<Result<OwnWord, SynonymRefusal | "not-found" | "changed" | "loop">> {
  return inTransaction(db, async (tx) => {
    const isIt = eq(searchSynonyms.id, id);
    const [before] = await tx.select().from(searchSynonyms).where(isIt).for("update");
    if (!before) return refused("not-found");
    const read = readSynonym({ term: before.term, means });
    if (!read.ok) return read;
    if (version !== undefined && version !== ownWord(before).version) return refused("changed");
    if (await leadsBack(tx, read.value)) return refused("loop");
    const [row] = await tx.update(searchSynonyms).set({ means: read.value.means }).where(isIt).returning();
    const details = { from: { means: before.means }, to: { means: row!.means } };
    await audit(tx, { act: "change-search-word", term: row!.term, details, actor, now });
    return ok(ownWord(row!));
  });
}

/** Forgets a word; it can be put back. */
export async function removeSynonym(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  const isIt = eq(searchSynonyms.id, id);
  const [row] = await db.select({ term: searchSynonyms.term }).from(searchSynonyms).where(isIt);
  if (!row) return refused("not-found");
  return removeForNow(db, searchSynonyms, {
    where: isIt,
    act: "remove-search-word",
    about: wordSubject(row.term),
    told: ["means"],
    ...by,
  });
}

/** What the audit calls a word. */
export function wordSubject(term: string): string {
  return `search word ${term}`;
}

function audit(
  tx: Db,
  { term, actor, ...entry }: { act: AuditAct; term: string; details: Record<string, unknown> } & By,
): Promise<number> {
  return recordAudit(tx, { ...entry, by: actor, about: wordSubject(term) });
}

function ownWord({ id, term, means }: typeof searchSynonyms.$inferSelect): OwnWord {
  return { id, term, means, version: versionOf({ term, means }) };
}
