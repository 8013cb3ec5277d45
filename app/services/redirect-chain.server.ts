import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { type OwnPath, ownPath } from "#app/domain/own-path.ts";

/** So many steps lead from an old address to its page at most. */
const LONGEST_CHAIN = 10;

/** Where an address moved to, for a path that no page answers; undefined when nobody said so. */
export async function findRedirect(db: Db, path: string): Promise<OwnPath | undefined> {
  const [row] = await db
    .select({ toPath: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, plainPath(path)));
  return ownPath(row?.toPath);
}

/** Whether a path is sent on to another one in the end, or round and round. */
export async function leadsTo(
  db: Db,
  { fromPath, goal }: { fromPath: string; goal: string },
): Promise<boolean> {
  let path: string | undefined = plainPath(fromPath);
  for (let steps = 0; path !== undefined && steps < LONGEST_CHAIN; steps++) {
    if (path === goal) return true;
    path = await findRedirect(db, path);
  }
  return path !== undefined;
}

/** Without the slashes at the end, which mean nothing here. */
export function plainPath(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
