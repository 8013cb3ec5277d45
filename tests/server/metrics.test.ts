import { afterEach, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { mayReadMetrics } from "#server/metrics-access.ts";
import { createPageCache } from "#server/page-cache.ts";
import { serveApp } from "#tests/support/serve-app.ts";

const TOKEN = "a-token-of-the-monitor-1";
let close: (() => void) | undefined;
afterEach(() => close?.());

const HOME = { host: "localhost:3000" };
const ASKERS: [string, Record<string, string>, Record<string, string>, string, boolean][] = [
  ["this machine", {}, HOME, "127.0.0.1", true],
  ["this machine by IPv6", {}, { host: "[::1]:3000" }, "::1", true],
  ["another machine", {}, HOME, "192.168.1.7", false],
  ["a proxy on this machine", {}, { ...HOME, "x-forwarded-for": "203.0.113.9" }, "127.0.0.1", false],
  ["a proxy that says Via", {}, { ...HOME, via: "1.1 front" }, "127.0.0.1", false],
  ["a name that leads here", {}, { host: "evil.example:3000" }, "127.0.0.1", false],
  ["a silent proxy of a public shop", { PUBLIC_ORIGIN: "https://shop.example" }, HOME, "127.0.0.1", false],
  ["a silent proxy that is named", { TRUST_PROXY: "1" }, HOME, "127.0.0.1", false],
  ["no token where one is set", { METRICS_TOKEN: TOKEN }, HOME, "127.0.0.1", false],
  ["a wrong token", { METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}2` }, "127.0.0.1", false],
  [
    "the token from afar",
    { METRICS_TOKEN: TOKEN },
    { authorization: `Bearer ${TOKEN}` },
    "203.0.113.9",
    true,
  ],
];

test.each(ASKERS)("whether figures are told: %s", (_, env, headers, peer, isTold) => {
  expect(mayReadMetrics(readConfig(env), { headers, peer })).toBe(isTold);
});

test("requests are counted by route and status, kept pages apart from made ones, and strangers are refused", async () => {
  const served = await serveApp(
    async ({ url }, { tellRoute }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith("/track-order/")) tellRoute?.("/track-order/:token");
      if (pathname === "/track-order/breaks") throw new Error("broken");
      const isKept = pathname.startsWith("/product/");
      return new Response("page", { headers: isKept ? { "cache-control": "s-maxage=60" } : {} });
    },
    createPageCache(),
    { readMetrics: async () => [{ name: "of_shop", help: "", type: "gauge", values: [{ value: 7 }] }] },
  );
  close = served.close;
  for (const path of ["/product/arnica", "/product/arnica", "/product/belladonna", "/no-such-page"])
    await served.read(path);
  for (const token of ["a-secret", "another", "breaks"]) await served.read(`/track-order/${token}`);
  await served.read("/%zz");

  const refused = await served.ask("/metrics", { "x-forwarded-for": "203.0.113.9" });
  expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining("materia_")]);

  const told = await served.ask("/metrics");
  expect(told.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await told.text()).split("\n");
  for (const line of [
    'materia_http_requests_total{route="/product/:slug",status="200"} 3',
    'materia_http_requests_total{route="/track-order/:token",status="200"} 2',
    'materia_http_requests_total{route="/track-order/:token",status="500"} 1',
    'materia_http_requests_total{route="none",status="200"} 1',
    'materia_http_requests_total{route="none",status="400"} 1',
    'materia_http_requests_total{route="none",status="403"} 1',
    'materia_http_request_duration_seconds_count{route="/product/:slug"} 2',
    'materia_http_request_duration_seconds_bucket{route="/track-order/:token",le="+Inf"} 3',
    'materia_kept_pages_total{from="kept"} 1',
    'materia_kept_pages_total{from="made"} 2',
    "of_shop 7",
  ])
    expect(lines).toContain(line);
  expect(lines.join("\n")).not.toMatch(/secret|arnica|no-such-page|203\.0/);
});
