import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { createPageCache } from "#server/page-cache.ts";
import { serveApp } from "#tests/support/serve-app.ts";

const HONEST_REQUESTS = 5;

let end: (() => void)[] = [];
afterEach(() => {
  for (const each of end) each();
  end = [];
});

const echo: App = async (request) =>
  request.method === "POST" ? new Response(await request.text()) : new Response("served");

async function serve(app: App, limits: { stalledMs?: number } = {}) {
  const served = await serveApp(app, createPageCache(), limits);
  end.push(served.close);
  return served;
}

/** So many connections to the shop, each of which says that first. */
async function open(port: number, count: number, words = ""): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect(port, "127.0.0.1").on("error", () => undefined),
  );
  end.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(words);
  return sockets;
}

function untilCut(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

/** Pages and a form of honest visitors, one after the other. */
async function expectService({ port, read }: Awaited<ReturnType<typeof serve>>): Promise<void> {
  for (let n = 0; n < HONEST_REQUESTS; n++) expect(await read(`/cart?round=${n}`)).toBe("served");
  const form = { method: "POST", body: "name=Asha" };
  expect(await (await fetch(`http://127.0.0.1:${port}/track-order`, form)).text()).toBe("name=Asha");
}

const FORM = "POST /track-order HTTP/1.1\r\nhost: shop\r\n";

test("forms that come letter by letter take nobody's turn", async () => {
  const served = await serve(echo);
  const sockets = await open(served.port, 60, `${FORM}content-length: 90000\r\n\r\n`);
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write("a");
  }, 100);
  await expectService(served);
  clearInterval(dripping);
});

test("one network's forms on their way are bounded, and who is told to come again can", async () => {
  const served = await serve(echo);
  const sockets = await open(served.port, 100, `${FORM}content-length: 100000\r\n\r\n`);
  // The shop has heard of all of them once it has refused the last.
  const [refused] = await Promise.race(sockets.map((socket) => once(socket, "data")));
  expect(String(refused)).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: \d+\r\n.*very many visitors/is);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${served.port}/track-order`, { method: "POST", body: "a" }).then(
        ({ status }) => status,
      ),
    )
    .toBe(200);
});

test("who asks for much and never reads it is cut off, and others are served meanwhile", async () => {
  const large = Buffer.alloc(6_000_000, "a");
  const app: App = async (request) =>
    new URL(request.url).pathname === "/export" ? new Response(large) : echo(request, { address: "" });
  const served = await serve(app, { stalledMs: 500 });
  const sockets = await open(served.port, 40, "GET /export HTTP/1.1\r\nhost: shop\r\n\r\n");
  const areCut = sockets.map((socket) => untilCut(socket.pause()));
  await expectService(served);
  // A socket that nobody reads hears of its end only when it writes.
  const writing = setInterval(() => {
    for (const socket of sockets) socket.write("GET / HTTP/1.1\r\n");
  }, 200);
  await Promise.all(areCut);
  clearInterval(writing);
});

test("two thousand connections that say nothing keep nobody out", async () => {
  const served = await serve(echo);
  await open(served.port, 2_000);
  await expectService(served);
});

test("a flood of headers is refused without being read to its end, and others are served meanwhile", async () => {
  const served = await serve(echo);
  const flood = `GET / HTTP/1.1\r\nhost: shop\r\n${`x-flood: ${"a".repeat(1_000)}\r\n`.repeat(64)}`;
  const sockets = await open(served.port, 100, flood);
  const refused = Promise.all(sockets.map((socket) => once(socket, "data")));
  await expectService(served);
  for (const [answer] of await refused) expect(String(answer)).toMatch(/^HTTP\/1.1 431 /);
});

test.each([
  ["of two gigabytes", "content-length: 2000000000\r\n\r\n"],
  ["without a length", "transfer-encoding: chunked\r\n\r\n10000\r\n"],
])("a body %s is refused and not heard out, and others are served meanwhile", async (_, headers) => {
  const refuse: App = async (request) =>
    request.method === "POST" && !(Number(request.headers.get("content-length")) < 1_000)
      ? new Response("too much", { status: 413 })
      : echo(request, { address: "" });
  const served = await serve(refuse);
  const sockets = await open(served.port, 20, FORM + headers);
  const areCut = sockets.map((socket) => untilCut(socket.resume()));
  const part = Buffer.alloc(64 * 1024, "a");
  const sending = setInterval(() => {
    for (const socket of sockets) if (socket.writableLength < 1_000_000) socket.write(part);
  }, 10);
  await expectService(served);
  await Promise.all(areCut);
  clearInterval(sending);
});
