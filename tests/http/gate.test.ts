import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageCache } from "#server/page-cache.ts";
import { securePage } from "#server/security-headers.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { serveApp } from "#tests/support/serve-app.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const fields = { intent: "add", slug: "nothing-of-this-name", quantity: "1" };

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["a page that hides where it comes from", { origin: "null" }],
  ["a sub-domain", { origin: "http://sub.shop.test" }],
  ["another port", { origin: `${ORIGIN}:8080` }],
  ["https instead of http", { origin: "https://shop.test" }],
  ["another site, says the browser", { "sec-fetch-site": "cross-site", origin: ORIGIN }],
  ["a sister site, says the browser", { "sec-fetch-site": "same-site", origin: ORIGIN }],
])("a form sent from %s is refused", async (_case, headers: Record<string, string>) => {
  for (const path of [
    "/cart",
    "/cart.data",
    "/api/cart",
    "/api/wishlist",
    "/checkout",
    "/wishlist",
    "/api/visit",
  ]) {
    expect((await shop.send(path, fields, { headers })).status, path).toBe(403);
  }
});

test("a form without any word of where it comes from is refused", async () => {
  const response = await shop.ask("/cart", { method: "POST", body: "intent=add" });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(ORIGIN);
});

test("a form of a megabyte is refused with a sentence", async () => {
  const response = await shop.send("/checkout", { name: "x".repeat(1_000_000) });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("more text than the form can take");
});

test("an address of ten thousand characters is refused", async () => {
  expect((await shop.ask(`/shop?q=${"a".repeat(10_000)}`)).status).toBe(414);
});

test("an address with a zero byte in its query is refused with a sentence", async () => {
  for (const path of ["/shop?max=%00", "/admin/products?brand=%00", "/admin/stock?after=%00%201"]) {
    const response = await shop.ask(path);
    expect(response.status, path).toBe(400);
    expect(await response.text()).toContain("This address cannot be read.");
  }
  expect((await shop.ask("/shop?q=100%2500")).status).toBe(200);
});

test("every answer carries the security headers, errors included", async () => {
  for (const path of ["/", "/nowhere", "/health", "/api/visit", "/shop?q=arnica", "/cart"]) {
    const { headers } = await shop.ask(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("content-type"), path).toMatch(/charset=utf-8|^application\/json$/);
    expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("microphone and camera are for pages of the shop alone, and for nobody on what is no page", async () => {
  for (const path of ["/", "/shop?q=arnica", "/nowhere"])
    expect((await shop.ask(path)).headers.get("permissions-policy"), path).toMatch(
      /camera=\(self\), microphone=\(self\), geolocation=\(\)/,
    );
  for (const path of ["/health", "/api/suggest?q=arnica", "/pictures/md/arnica-montana-30-ch-sbl-30-ml.svg"])
    expect((await shop.ask(path)).headers.get("permissions-policy"), path).toMatch(
      /camera=\(\), microphone=\(\), geolocation=\(\)/,
    );
});

test("a drawing is shown in no frame", async () => {
  const { headers } = await shop.ask("/pictures/md/arnica-montana-30-ch-sbl-30-ml.svg");
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
});

test("what is a person's is loaded into no page of another site", async () => {
  for (const path of ["/cart", "/api/visit", "/login", "/nowhere"])
    expect((await shop.ask(path)).headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
  expect((await shop.ask("/")).headers.get("cross-origin-opener-policy")).toBe("same-origin");
});

test("security.txt names the shop's email once one is entered, and runs out within a year", async () => {
  const answer = await shop.ask("/.well-known/security.txt");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:[^@\s]+@[^\s]+\nExpires: /);
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)![1]!) - Date.now();
  expect(left).toBeGreaterThan(30 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test("no page allows inline scripts as such", async () => {
  const policy = (await shop.ask("/")).headers.get("content-security-policy")!;
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe|style-src/);
});

test.each([
  ...["/", "/brands", "/brand/sbl", "/shop?min=100&max=300", "/homeopathy-categories", "/faq", "/contact"],
  ...["/product/arnica-montana-30-ch-sbl-30-ml", "/cart", "/login", "/no/such/page"],
])("%s has no styles in itself, which its policy would refuse", async (path) => {
  const html = await (await shop.ask(path)).text();
  expect(html).toContain("</html>");
  expect(html).not.toMatch(/<style|<[^>]*\sstyle=/);
});

test("a script that came into a page with somebody's text does not run, whatever let it in", async () => {
  const page =
    '<script nonce="mark">ours()</script><script>stolen()</script><script nonce="guess">stolen()</script>';
  const response = await securePage(new Response(page, { headers: { "content-type": "text/html" } }), {
    publicOrigin: ORIGIN,
    requestId: "1",
    googleIssuer: undefined,
    scriptMark: "mark",
  });
  const policy = response.headers.get("content-security-policy")!;
  const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");
  expect(policy).toContain(hashOf("ours()"));
  expect(policy).not.toContain(hashOf("stolen()"));
  expect(await response.text()).not.toContain('"mark"');
});

test("nobody asks the server for the table of routes", async () => {
  for (const path of ["/__manifest", `/__manifest?paths=${"/shop,".repeat(1_000)}`])
    expect((await shop.ask(path)).status).toBe(404);
});

test("a forged host changes no link of a page", async () => {
  const html = await (
    await shop.ask("/", { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } })
  ).text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
});

test("a form whose length nobody tells is refused", async () => {
  const body = new ReadableStream({ start: (stream) => stream.close() });
  const headers = { origin: ORIGIN };
  const response = await shop.ask("/cart", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  expect(response.status).toBe(411);
});

test("a form without a body or a length is refused at once, and its connection goes on", async () => {
  const { port, close } = await serveApp(shop.answer, createPageCache(), { env: { PUBLIC_ORIGIN: ORIGIN } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = [];
  for (const method of ["POST", "DELETE", "GET"]) {
    const headers = { origin: ORIGIN };
    const asked = request({ host: "127.0.0.1", port, agent, method, path: "/track-order", headers });
    // Node would say a length of nothing.
    asked.useChunkedEncodingByDefault = false;
    asked.removeHeader("content-length");
    const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
    statuses.push([answer.statusCode, asked.reusedSocket]);
    await once(answer.resume(), "end");
  }
  expect(statuses).toEqual([
    [411, false],
    [411, true],
    [200, true],
  ]);
  agent.destroy();
  close();
});

test("a shop with https tells browsers to stay with it", async () => {
  expect((await shop.ask("/health")).headers.get("strict-transport-security")).toBeNull();
  const safe = await openTestShop({ PUBLIC_ORIGIN: "https://shop.test" });
  expect((await safe.ask("/health")).headers.get("strict-transport-security")).toContain("max-age=31536000");
  await safe.close();
});
