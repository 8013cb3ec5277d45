import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { closeDoor } from "#server/close-door.ts";
import { openDoor } from "#server/open-door.ts";

const VISITORS = 240;

/** In a thread of its own, so that all of them stand at the door before the shop looks. */
const KNOCK = `
const { connect } = require("node:net");
const { port, host, visitors, arrived } = require("node:worker_threads").workerData;
for (let n = 0; n < visitors; n++) connect({ port, host }, () => Atomics.add(arrived, 0, 1));
`;

test.runIf(process.platform === "linux")(
  "many are let in during one turn of the event loop, and all of them are heard out when the shop closes",
  async () => {
    const server = createServer((_, response) => response.end("served"));
    server.maxConnections = 8_000;
    const besides = await openDoor(server, { host: "127.0.0.1", port: 0 });
    const { port, address } = server.address() as AddressInfo;
    let inside = 0;
    server.on("connection", () => inside++);
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { port, host: address, visitors: VISITORS, arrived };
    const worker = new Worker(KNOCK, { eval: true, workerData });
    // Nobody is let in while a turn lasts.
    while (Atomics.load(arrived, 0) < VISITORS) Atomics.wait(arrived, 0, Atomics.load(arrived, 0), 10);
    let turns = 0;
    await new Promise<void>((resolve) => {
      const turn = () => {
        turns += 1;
        if (inside < VISITORS) setImmediate(turn);
        else resolve();
      };
      setImmediate(turn);
    });
    // One in each turn would take as many turns as there are visitors, and more.
    expect(turns).toBeLessThan(VISITORS);
    await worker.terminate();

    const answer = await new Promise<number>((resolve) =>
      get({ port, host: address }, (response) => resolve(response.resume().statusCode!)),
    );
    expect(answer).toBe(200);
    await closeDoor(server, { besides, graceMs: 1_000 });
    expect([server, ...besides].some((each) => each.listening)).toBe(false);
  },
);
