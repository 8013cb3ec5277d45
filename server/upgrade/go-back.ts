import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "#app/config.server.ts";
import { counted } from "#app/content/messages/counted.ts";
import { homeOf } from "#server/move/own-database.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { type KeptBefore, putBack, readKeptBefore } from "./kept-before.ts";
import { pointProgramLink } from "./program-link.ts";
import { noteRolledBack } from "./rolled-back.ts";
import { takeFolder } from "./take-folder.ts";

const quiet = { info: () => undefined, warn: () => undefined };
type Found = { orders: number; changes: number; isKnownToBefore: boolean };

/** Brings the program of before the last upgrade back, and its database where that program cannot read today's; refuses while work of since then would be left behind, unless that is wanted. */
export async function goBack(
  config: Config,
  { link, mayLeaveWork, signal }: { link: string; mayLeaveWork: boolean; signal: AbortSignal },
): Promise<{ to: string; wasOpen: boolean; aside: string | undefined }> {
  const { dataDir } = config;
  const home = homeOf(dataDir);
  const before = readKeptBefore(home);
  if (!before || !existsSync(join(before.from, "server", "start.js")))
    throw new Error(`Beside ${home} lies nothing of before an upgrade that could come back.`);
  const first = await lookAt(dataDir, before);
  if (!mayLeaveWork) refuseLoss(first, before);
  const { letGo, wasOpen } = await takeFolder(dataDir, signal);
  try {
    const found = await lookAt(dataDir, before);
    if (!mayLeaveWork) refuseLoss(found, before);
    const aside = found.isKnownToBefore ? undefined : putBack(home);
    pointProgramLink(link, before.from);
    // Not before: cut off between them, the link would lead to what refuses to start.
    noteRolledBack(dataDir, before.to);
    return { to: before.from, wasOpen, aside };
  } finally {
    await letGo();
  }
}

function refuseLoss({ orders, changes, isKnownToBefore }: Found, { from, at }: KeptBefore): void {
  if (isKnownToBefore || orders + changes === 0) return;
  throw new Error(
    `The version in ${from} cannot read today's database, so that the one of ${at} would come back: ${counted(orders, "order")} and ${counted(changes, "change")} since then would not be in it. If that is what you want: npm run upgrade -- back --without-newer-work. Today's database stays aside all the same.`,
  );
}

/** What was done since, and whether the program of before knows all steps of the database. */
async function lookAt(dataDir: string, { from, at }: KeptBefore): Promise<Found> {
  // A way back that was cut off between its two renames.
  if (!existsSync(join(homeOf(dataDir), "pgdata"))) return { orders: 0, changes: 0, isKnownToBefore: false };
  const { ownerUrl, stop } = await openEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ orders: number; changes: number; newest: string }>(
      `select (select count(*)::int from orders where placed_at > $1) as orders,
        (select count(*)::int from audit where happened_at > $1 and actor_kind <> 'system') as changes,
        (select max(created_at)::text from drizzle.__drizzle_migrations) as newest`,
      [at],
    );
    const journal = readFileSync(join(from, "app/db/migrations/meta/_journal.json"), "utf8");
    const steps = (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when);
    return { ...rows[0]!, isKnownToBefore: Number(rows[0]!.newest) <= Math.max(...steps) };
  } finally {
    await client.end();
    await stop();
  }
}
