import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { listenToCatalog } from "#app/db/listen.server.ts";

test("a shop that is stopped while it connects to its database again does not wait for it", async () => {
  const database = createServer({ allowHalfOpen: false }, (socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(database, "listening");
  const { port } = database.address() as AddressInfo;
  const listener = listenToCatalog(`postgres://shop@127.0.0.1:${port}/shop`, () => undefined);
  await once(database, "connection");
  const isStopped = listener.stop().then(() => true);
  const isLate = new Promise((resolve) => setTimeout(resolve, 3_000, "still waiting"));
  expect(await Promise.race([isStopped, isLate])).toBe(true);
  database.close();
});
