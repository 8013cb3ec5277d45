import { fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { openDatabase } from "#app/db/client.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";

// A process of its own that is killed while it places orders: six at a time, each number written down once it is given.
const [url, requestsFile, acknowledgedFile] = process.argv.slice(2) as [string, string, string];
const requests = JSON.parse(readFileSync(requestsFile, "utf8")) as OrderRequest[];
const acknowledged = openSync(acknowledgedFile, "a");
const { db, close } = openDatabase(url, { maxConnections: 6 });

await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const placed = await placeOrder(db, { ...request, now: new Date(request.now) });
      if (!placed.ok) throw new Error(placed.reason);
      writeSync(acknowledged, `${request.idempotencyKey} ${placed.value.number}\n`);
      fsyncSync(acknowledged);
    }
  }),
);
await close();
