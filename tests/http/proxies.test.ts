import { once } from "node:events";
import { connect } from "node:http2";
import { Agent } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ORIGIN, openBehind, type ShopBehind } from "#tests/support/behind-proxy.ts";
import { hasCaddy, startCaddy } from "#tests/support/caddy.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { hasNginx, startNginx } from "#tests/support/nginx.ts";

const PROXIES = [
  { name: "nginx", isThere: hasNginx() || process.env.BEHIND_NGINX === "required", start: startNginx },
  { name: "caddy", isThere: hasCaddy(), start: startCaddy },
];
for (const { name, isThere } of PROXIES)
  if (!isThere) process.stderr.write(`LEFT OUT: this machine has no ${name} (the package of Debian).\n`);

describe.each(PROXIES.filter(({ isThere }) => isThere))("behind $name", ({ name, start }) => {
  let behind: ShopBehind;
  beforeAll(async () => {
    behind = await openBehind(start);
  });
  afterAll(() => behind?.close());

  test("cookies are bound to the host over https, and come back", async () => {
    const { ask, shop } = behind;
    const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
    const added = await ask("/cart", { form: { intent: "add", slug, quantity: "2" } });
    expect(added.status).toBe(303);
    const cookies = added.headers["set-cookie"]!;
    const cart = cookies.find((line) => line.startsWith("__Host-materia_cart="))!;
    expect(cart).toMatch(/; Secure/);
    expect(cart).toMatch(/; HttpOnly/);
    const visit = await ask("/api/visit", { headers: { cookie: cart.split(";", 1)[0]! } });
    expect(JSON.parse(visit.text)).toMatchObject({ cartCount: 2 });
    expect(visit.headers["strict-transport-security"]).toContain("max-age=");
  });

  test("redirects lead to the public address, never to the port behind it", async () => {
    for (const path of ["/Shop/", "/profile", "/shop//"]) {
      const { status, headers } = await behind.ask(path);
      expect([301, 302, 303, 308]).toContain(status);
      const to = new URL(headers.location!, ORIGIN);
      expect([to.origin, to.port]).toEqual([ORIGIN, ""]);
    }
    expect(await behind.askInTheClear("/shop?sort=price")).toEqual([301, `${ORIGIN}/shop?sort=price`]);
  });

  test("what programs call is refused over plain http, and no form is led on", async () => {
    for (const [path, method] of [
      ["/api/visit", "GET"],
      ["/api/auth/token", "GET"],
      ["/login", "POST"],
    ] as const)
      expect([path, ...(await behind.askInTheClear(path, method))]).toEqual([path, 403, undefined]);
  });

  test("the address is that of the visitor at the proxy, whatever X-Forwarded-For they send", async () => {
    const { ask, seen } = behind;
    for (const claimed of ["", "203.0.113.7", "203.0.113.7, 127.0.0.9", "::1, nonsense, [::1]:443"]) {
      seen.length = 0;
      await ask("/cart", { from: "127.0.0.9", headers: claimed ? { "x-forwarded-for": claimed } : {} });
      expect(seen).toEqual(["127.0.0.9"]);
    }
    seen.length = 0;
    await ask("/cart", { from: "127.0.0.10" });
    expect(seen).toEqual(["127.0.0.10"]);
  });

  test("limits hold, with the time to wait; forms of other sites and too much text are refused", async () => {
    const { ask } = behind;
    const form = { number: "SH-8898-6204", phone: "9812345678" };
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await ask("/track-order", { form })).status);
    expect(statuses).toEqual(Array(10).fill(404));
    const refused = await ask("/track-order", { form, headers: { "x-forwarded-for": "203.0.113.99" } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const foreign = await ask("/track-order", { form, headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    const large = await ask("/track-order", { form: { ...form, note: "a".repeat(200_000) } });
    expect(large.status).toBe(413);
    expect(large.text).toContain("This is more text than the form can take.");
  });

  test("a browser's connection is kept for its next pages and its form, also in HTTP/2 where the proxy speaks it", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { slug } = await addStockedProduct(behind.shop.database.db, { quantity: 9 });
    const doors = new Set<number | undefined>();
    const sent = { intent: "add", slug, quantity: "1" };
    for (const form of [undefined, sent, undefined, sent]) {
      const { status, localPort } = await behind.ask("/cart", { agent, ...(form && { form }) });
      expect(status).toBe(form ? 303 : 200);
      doors.add(localPort);
    }
    agent.destroy();
    expect(doors.size).toBe(1);
    if (name !== "caddy") return;
    const { port, certificate: ca } = behind.proxy;
    const browser = connect(`https://127.0.0.1:${port}`, { ca, servername: "shop.example" });
    const page = browser.request({ ":path": "/faq", ":authority": "shop.example" });
    const [headers] = await once(page, "response");
    browser.destroy();
    expect(headers[":status"]).toBe(200);
  });

  test("who leaves in the middle of a form or a page costs the next visitor nothing", async () => {
    const cut = Array.from({ length: 20 }, async (_, n) => {
      const asked = behind.begin("/contact", {
        method: n % 2 ? "POST" : "GET",
        headers: n % 2 ? { origin: ORIGIN, "content-length": "5000", "content-type": "text/plain" } : {},
      });
      asked.on("error", () => undefined);
      if (n % 2) asked.write("half of it");
      else asked.end();
      await once(asked, "socket");
      await new Promise((resolve) => setTimeout(resolve, 20));
      asked.destroy();
    });
    await Promise.all(cut);
    expect((await behind.ask("/faq")).status).toBe(200);
  });

  test("without its database the shop's 503 and the time to come back arrive as they are", async () => {
    await behind.loseDatabase();
    const { status, headers, text } = await behind.ask("/shop");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(text).toContain("</html>");
  });
});
