import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageCache } from "#server/page-cache.ts";
import type { StaticFile } from "#server/static-files.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const file = (type: string): StaticFile => ({
  type,
  cacheControl: "public, max-age=86400",
  identity: Buffer.from("file"),
});
const files = new Map([
  ["/assets/a.js", file("text/javascript")],
  ["/logo.svg", file("image/svg+xml")],
]);

let shop: ServedApp;
beforeAll(async () => {
  const app = async () => new Response("page");
  shop = await serveApp(app, createPageCache(), { files, env: { PUBLIC_ORIGIN: "https://shop.test" } });
});
afterAll(() => shop.close());

test("a file that is opened by itself or by another site has the headers of every answer", async () => {
  for (const site of ["none", "cross-site"]) {
    const { headers } = await shop.ask("/assets/a.js", { "sec-fetch-site": site });
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("a picture may stand on other sites, as in the results of a search", async () => {
  const { headers } = await shop.ask("/logo.svg", { "sec-fetch-site": "cross-site" });
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("a file that the shop's own page loads carries no byte of them", async () => {
  const { headers } = await shop.ask("/assets/a.js", { "sec-fetch-site": "same-origin" });
  const names = [...headers.keys()].filter((name) => !["date", "keep-alive", "connection"].includes(name));
  expect(names).toEqual(["cache-control", "content-length", "content-type", "x-content-type-options"]);
});

test("a request that names two hosts is refused, however they are spelled", async () => {
  for (const second of ["Host: evil.example", "host: shop.test", "HOST: "]) {
    const socket = connect(shop.port, "127.0.0.1");
    socket.end(`GET / HTTP/1.1\r\nHost: shop.test\r\n${second}\r\nConnection: close\r\n\r\n`);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await shop.read("/")).toBe("page");
});
