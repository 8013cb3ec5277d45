import { and, asc, desc, eq, gte, max, notInArray, sum } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { redirects, unknownPaths } from "#app/db/schema/pages.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { leadsTo, plainPath } from "#app/services/redirect-chain.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

export type RedirectRefusal = "bad-path" | "other-host" | "has-page" | "loop" | "exists";
export type UnknownPath = { path: string; askCount: number; lastAskedOn: string };
export type Redirect = { fromPath: string; toPath: string; createdAt: Date };

const LONGEST_PATH = 200;

/** All moved addresses, by path. */
export function listRedirects(db: Db): Promise<Redirect[]> {
  return db.select().from(redirects).orderBy(asc(redirects.fromPath));
}

/** Paths asked for since a day that no page answers and that were not sent elsewhere, the most asked for first. */
export async function listUnknownPaths(
  db: Db,
  { since, limit }: { since: string; limit: number },
): Promise<UnknownPath[]> {
  const asks = sum(unknownPaths.askCount).mapWith(Number);
  const lastAskedOn = max(unknownPaths.askedOn);
  const moved = db.select({ path: redirects.fromPath }).from(redirects);
  const rows = await db
    .select({ path: unknownPaths.path, askCount: asks, lastAskedOn })
    .from(unknownPaths)
    .where(gte(unknownPaths.askedOn, since))
    .groupBy(unknownPaths.path)
    .having(notInArray(unknownPaths.path, moved))
    .orderBy(desc(asks), asc(unknownPaths.path))
    .limit(limit);
  return rows.map((row) => ({ ...row, lastAskedOn: row.lastAskedOn! }));
}

/**
 * Sends an old address to a page for good (301). Only an address that somebody has asked for in vain can be sent: of any other
 * the shop does not know that no page stands there. The query stays the visitor's own, so neither path has one.
 */
export async function createRedirect(
  db: Db,
  { now, actor, ...paths }: { fromPath: string; toPath: string; actor: Actor; now: Date },
): Promise<Result<Redirect, RedirectRefusal>> {
  const fromPath = plainPath(paths.fromPath.trim());
  const toPath = paths.toPath.trim();
  if (!isPath(fromPath) || /[?#]/.test(toPath) || toPath.length > LONGEST_PATH) return refused("bad-path");
  if (ownPath(toPath) === undefined) return refused("other-host");
  return inTransaction(db, async (tx) => {
    if (!(await wasUnknown(tx, fromPath))) return refused("has-page");
    if (await leadsTo(tx, { fromPath: toPath, goal: fromPath })) return refused("loop");
    const [row] = await tx
      .insert(redirects)
      .values({ fromPath, toPath, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) return refused("exists");
    const details = { toPath };
    await recordAudit(tx, { by: actor, act: "create-redirect", about: fromPath, details, now });
    return ok(row);
  });
}

/** Takes a moved address back: it answers 404 again. It can be put back. With `toPath` only while it still leads there. */
export function removeRedirect(
  db: Db,
  { fromPath, toPath, ...by }: { fromPath: string; toPath?: string; actor: Actor; now: Date },
): Promise<Result<Removed, "not-found">> {
  const path = plainPath(fromPath);
  return removeForNow(db, redirects, {
    where: and(eq(redirects.fromPath, path), toPath ? eq(redirects.toPath, toPath) : undefined)!,
    act: "remove-redirect",
    about: path,
    told: ["to_path"],
    ...by,
  });
}

async function wasUnknown(db: Db, path: string): Promise<boolean> {
  return (await db.$count(unknownPaths, eq(unknownPaths.path, path))) > 0;
}

function isPath(path: string): boolean {
  return path.length > 1 && path.length <= LONGEST_PATH && ownPath(path) !== undefined && !/[?#]/.test(path);
}
