import type pg from "pg";
import type { Server } from "#server/postgres/connection.ts";
import { parseLsn, segmentFloor } from "./lsn.ts";
import { readLines } from "./names.ts";
import { connect } from "./replication.ts";
import type { readReached } from "./settings.ts";
import type { Vault } from "./vault.ts";

/** The slot by which the server keeps what was not copied yet. */
export const SLOT = "materia_copy";
/** Goes on with the line that the store has, where this data folder wrote its end and the database still holds what comes next; else begins a new one. */
export async function findLine(
  client: pg.Client,
  { vault, reached }: { vault: Vault; reached: ReturnType<typeof readReached> },
) {
  const lines = readLines(await vault.store.list("line-"));
  const last = lines.at(-1);
  const { rows } = await client.query(`
    SELECT pg_current_wal_flush_lsn() AS flushed, (pg_control_checkpoint()).timeline_id AS timeline,
      (SELECT restart_lsn FROM pg_replication_slots WHERE slot_name = '${SLOT}' AND wal_status <> 'lost') AS kept`);
  const { flushed, timeline, kept } = rows[0] as { flushed: string; timeline: number; kept: string | null };
  const end = last?.wal.at(-1)?.end;
  // An older data folder that was put back has another history from here on.
  const isOwn = reached?.line === last?.number && reached?.end === end;
  // By this process's clock, as the next one is due.
  const newest = last?.bases.at(-1);
  if (last && isOwn && end !== undefined && kept && parseLsn(kept) <= end && end <= parseLsn(flushed))
    return {
      number: last.number,
      end,
      timeline,
      baseAt: newest && newest.at + Date.now() - (await readClock(client)),
      doneAt: Math.max(...last.wal.map(({ at }) => at)),
    };
  await client.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${SLOT}'`,
  );
  const made = await client.query(`SELECT pg_create_physical_replication_slot('${SLOT}', true) AS slot`);
  const [, start] = /^\(\w+,([0-9A-F/]+)\)$/.exec((made.rows[0] as { slot: string }).slot) ?? [];
  return {
    number: (last?.number ?? 0) + 1,
    end: segmentFloor(parseLsn(start!)),
    timeline,
    baseAt: undefined,
    doneAt: 0,
  };
}

/** Has the server keep nothing more for the copies; false while something still reads by the slot. */
export async function dropSlot(server: Server): Promise<boolean> {
  const client = await connect(server, "questions");
  try {
    await client.query(
      `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${SLOT}' AND NOT active`,
    );
    const { rows } = await client.query(`SELECT FROM pg_replication_slots WHERE slot_name = '${SLOT}'`);
    return rows.length === 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database's clock, asked beside the rounds. */
export async function askClock(server: Server): Promise<number> {
  const client = await connect(server, "questions");
  try {
    return await readClock(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Epoch milliseconds by the database's clock, which its changes carry and by which a moment is brought back. */
export async function readClock(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS ms");
  return Number((rows[0] as { ms: string }).ms);
}
