import type pg from "pg";
import { inspectDatabase } from "#app/db/inspect-database.server.ts";
import { makeSchema } from "#app/db/make-schema.server.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";
import { whyUnfit } from "#server/database.ts";
import { compareDatabases, readGuards, readTables, requireSame } from "./compare.ts";
import { loadRows } from "./load.ts";
import { inSession, refuseOthers, type Side } from "./session.ts";

/** What has arrived, counted and compared. */
export type Copied = {
  tables: number;
  rows: number;
  sequences: number;
  /** What somebody added to the source by hand, and no version of the shop makes: it was not copied. */
  leftOut: string[];
  /** An earlier try had copied all of it. */
  wasThere: boolean;
};

/** Copies the shop's database into an empty one: all of it, compared, by one commit, or nothing. The source is only read. */
export async function copyDatabase({
  source,
  target,
  signal,
}: {
  source: Side;
  target: Side;
  signal: AbortSignal;
}): Promise<Copied> {
  let isCommitting = false;
  try {
    for (const { url, place } of [source, target]) {
      const reason = whyUnfit(await inspectDatabase(url), place);
      if (reason) throw new Error(reason);
    }
    return await inSession(source, signal, (from) =>
      inSession(target, signal, async (to) => {
        await from.query("begin isolation level repeatable read read only");
        await to.query("begin");
        const copied = await copyInto(from, to, { source, target, signal });
        // Whoever came meanwhile may have written to what was copied already.
        if (!source.isOpen) await refuseOthers(from, source.place);
        await refuseOthers(to, target.place);
        signal.throwIfAborted();
        isCommitting = true;
        await to.query("commit");
        // For its planner alone, which does it by itself in time.
        if (!copied.wasThere) await to.query("analyze").catch(() => undefined);
        return copied;
      }),
    );
  } catch (error) {
    const left = isCommitting
      ? `Whether all is in ${target.place} by now is not known: run the same command again, it looks first.`
      : `Nothing is left in ${target.place}, and ${source.place} is as it was: the same command may be run again.`;
    throw new Error(`${sayWhy(error, signal)} ${left}`);
  }
}

async function copyInto(
  from: pg.Client,
  to: pg.Client,
  { source, target, signal }: { source: Side; target: Side; signal: AbortSignal },
): Promise<Copied> {
  const upTo = await readNewestStep(from);
  if (upTo === undefined) throw new Error(`The database ${source.place} holds no shop.`);
  if ((await readTables(to)).length > 0) {
    await requireCopyOf(from, to, target);
    return { ...(await compareDatabases(from, to)), leftOut: [], wasThere: true };
  }
  await makeSchema(to, { upTo });
  const tables = await readTables(to);
  requireSame("tables", await readTables(from), tables);
  const leftOut = await findLeftOut(from, to);
  await loadRows(from, to, { tables, signal });
  return { ...(await compareDatabases(from, to, { isOpen: source.isOpen })), leftOut, wasThere: false };
}

async function readNewestStep(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ there: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as there",
  );
  if (rows[0]!.there === null) return undefined;
  const { rows: steps } = await client.query<{ newest: string | null }>(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  return steps[0]!.newest === null ? undefined : Number(steps[0]!.newest);
}

/** What fills the target may be what an earlier try copied, when the machine went down right after it. */
async function requireCopyOf(from: pg.Client, to: pg.Client, target: Side): Promise<void> {
  await compareDatabases(from, to).catch(() => {
    throw new Error(`The database ${target.place} is not empty: name one that is new and empty.`);
  });
}

/** By name, as servers of another version write the same rule in other words. */
async function findLeftOut(from: pg.Client, to: pg.Client): Promise<string[]> {
  const nameOf = (line: string) => line.slice(0, line.indexOf(":"));
  const known = new Set((await readGuards(to)).map(nameOf));
  return (await readGuards(from)).map(nameOf).filter((name) => !known.has(name));
}

function sayWhy(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The move was broken off.";
  const { code, message } = error as NodeJS.ErrnoException;
  if (isConnectionBroken(error) || /premature close/i.test(message))
    return "The connection to a database broke.";
  if (code === "53100") return "The disk of the new database is full.";
  return code === undefined ? message : `The copy failed (${message}).`;
}
