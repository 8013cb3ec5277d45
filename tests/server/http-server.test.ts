import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { createPageCache } from "#server/page-cache.ts";
import { serveApp } from "#tests/support/serve-app.ts";

const SLOW_CLIENTS = 300;

let close: (() => void) | undefined;
afterEach(() => close?.());

async function serve(app: App) {
  const served = await serveApp(app);
  close = served.close;
  return served;
}

test("clients that send their headers letter by letter are cut off, and others are served meanwhile", async () => {
  const { port, read } = await serve(async () => new Response("served"));
  const startedAt = performance.now();
  const sockets = Array.from({ length: SLOW_CLIENTS }, () =>
    connect(port, "127.0.0.1").on("error", () => undefined),
  );
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ");
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1_000);

  const areCut = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  for (let round = 0; round < 10; round++) expect(await read(`/?round=${round}`)).toBe("served");
  await Promise.all(areCut);
  // By our own limit of 10 s: Node would wait for 60 s.
  expect(performance.now() - startedAt).toBeLessThan(55_000);
  clearInterval(dripping);
});

test("what nobody has foreseen is answered in a sentence, with the headers of every answer", async () => {
  const { port } = await serve(async () => {
    throw new Error("secret words");
  });
  const response = await fetch(`http://127.0.0.1:${port}/track-order`);
  expect(response.status).toBe(500);
  const id = response.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await response.text()).toBe(
    `The shop could not answer. Please try again. If it happens again, tell us this number: ${id}\n`,
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("who asks after a change is not handed the page whose rendering began before it", async () => {
  let stock = 5;
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const { read, pages } = await serve(async () => {
    const page = `${stock} left`;
    begun.resolve();
    if (stock === 5) await mayEnd.promise;
    return new Response(page, { headers: { "cache-control": "public, s-maxage=60" } });
  });
  const first = read("/brands");
  await begun.promise;
  stock = 4;
  pages.noteChange({ kind: "unknown" });
  const second = read("/brands");
  await sleep(200);
  mayEnd.resolve();
  expect(await first).toBe("5 left");
  expect(await second).toBe("4 left");
  expect(await read("/brands")).toBe("4 left");
});

test("a flood from one address is told to wait; kept pages, /health, others and people with an account there go on", async () => {
  const app: App = async (request) => {
    const isKept = new URL(request.url).pathname === "/brands";
    return new Response("served", { headers: isKept ? { "cache-control": "public, s-maxage=60" } : {} });
  };
  const findVisitor = async (cookie: string) => (cookie === "device=asha" ? { account: "asha" } : undefined);
  const served = await serveApp(app, createPageCache(), { env: { TRUST_PROXY: "1" }, findVisitor });
  close = served.close;
  const from = (address: string, path = "/cart", cookie = "") =>
    served.ask(path, { "x-forwarded-for": address, ...(cookie && { cookie }) });
  const carrier = "203.0.113.7";
  expect((await from(carrier, "/brands")).status).toBe(200);
  let last = await from(carrier);
  for (let n = 0; n < 1_500 && last.status === 200; n++) {
    await last.text();
    last = await from(carrier);
  }
  expect(last.status).toBe(429);
  const seconds = Number(last.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(last.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(await last.text()).toContain(`Please try again in ${seconds} second`);
  for (let n = 0; n < 20; n++) await (await from(carrier, "/cart?q=arnica")).text();
  expect((await from(carrier, "/cart?q=arnica")).status).toBe(429);
  expect((await from(carrier, "/brands")).status).toBe(200);
  expect((await from(carrier, "/health")).status).toBe(200);
  expect((await from(carrier, "/cart?q=arnica", "device=asha")).status).toBe(200);
  expect((await from("203.0.113.8")).status).toBe(200);
});

test("while the shop closes it says that nobody shall be led to it, and still answers who has come", async () => {
  const life = new AbortController();
  const served = await serveApp(async () => Response.json({ isReady: true }), createPageCache(), {
    leaving: life.signal,
  });
  close = served.close;
  expect((await served.ask("/ready")).status).toBe(200);
  life.abort();
  const ready = await served.ask("/ready");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { isReady: false, reason: "The shop is closing." },
  ]);
  expect((await served.ask("/cart")).status).toBe(200);
});

test("a form that is refused before all of it has come keeps nobody waiting on the same connection", async () => {
  const refuse: App = async (request) =>
    request.method === "POST" ? new Response("too much", { status: 413 }) : new Response("served");
  const { port } = await serve(refuse);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asks = async (method: string, body = "") => {
    const headers = { "content-length": Buffer.byteLength(body) };
    const asked = request({ host: "127.0.0.1", port, agent, method, path: "/track-order", headers }).end(
      body,
    );
    const isOver = once(asked, "close");
    const [answer] = await once(asked, "response");
    answer.resume();
    await isOver;
    return [answer.statusCode, asked.reusedSocket];
  };
  expect(await asks("POST", "a".repeat(3_000_000))).toEqual([413, false]);
  expect(await asks("GET")).toEqual([200, true]);
  agent.destroy();
});
