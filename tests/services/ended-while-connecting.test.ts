import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openLeases } from "#app/db/leases.server.ts";
import { listenToCatalog } from "#app/db/listen.server.ts";

/** Takes connections and never says a word, as a database that is still starting. */
const database = createServer((socket) => socket.resume());
let url: string;
beforeAll(async () => {
  await once(database.listen(0, "127.0.0.1"), "listening");
  const { port } = database.address() as AddressInfo;
  url = `postgres://shop@127.0.0.1:${port}/shop`;
  return () => database.close();
});

/** What comes of it within three seconds. */
async function soon(work: Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  onTestFinished(() => clearTimeout(timer));
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, 3_000, "still waiting");
  });
  const done = work.then(
    () => "done",
    () => "failed",
  );
  return Promise.race([done, late]);
}

test("a shop that is stopped while it connects to its database again does not wait for it", async () => {
  const listener = listenToCatalog(url, () => undefined);
  await once(database, "connection");
  expect(await soon(listener.stop())).toBe("done");
});

test("a job that waits for its turn is told that the shop stops", async () => {
  const leases = openLeases(url);
  const turn = soon(leases.take("sum-views"));
  await once(database, "connection");
  await leases.close();
  expect(await turn).toBe("failed");
});
