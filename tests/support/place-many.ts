import { fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { openDatabase } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

// A process of its own that places orders, six at a time, and writes each number down once it is given. After so many
// it kills itself, the other five under way: whoever killed it from outside might come too late on a slow machine.
const [url, requestsFile, acknowledgedFile, killAfter] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
];
const requests = JSON.parse(readFileSync(requestsFile, "utf8")) as OrderRequest[];
const acknowledged = openSync(acknowledgedFile, "a");
holdKeys(TEST_KEYS);
const { db, close } = openDatabase(url, { maxConnections: 6 });
let count = 0;

await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const placed = await placeOrder(db, { ...request, now: new Date(request.now) });
      if (!placed.ok) throw new Error(placed.reason);
      writeSync(acknowledged, `${request.idempotencyKey} ${placed.value.number}\n`);
      fsyncSync(acknowledged);
      if (++count === Number(killAfter)) process.kill(process.pid, "SIGKILL");
    }
  }),
);
await close();
