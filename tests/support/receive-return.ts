import pg from "pg";
import { openDatabase } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { byCommand } from "#app/domain/actor.ts";
import { receiveReturn } from "#app/services/orders/returns/handle-return.server.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

// A process of its own that counts a return in, and kills itself in front of one of its statements to the database; of a number
// that is never reached it does all its work.
const [url, number, lines, killAt] = process.argv.slice(2) as [string, string, string, string];
holdKeys(TEST_KEYS);
const { db, close } = openDatabase(url, { maxConnections: 2 });
let count = 0;
const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  if (++count === Number(killAt)) process.kill(process.pid, "SIGKILL");
  return query.apply(this, asked);
} as typeof pg.Client.prototype.query;

const now = new Date("2026-11-21T05:30:00Z");
const by = { actor: byCommand("orders"), now, publicOrigin: "https://shop.example" };
const received = await receiveReturn(db, { ...by, number, lines: JSON.parse(lines) });
if (!received.ok) throw new Error(received.reason);
await close();
