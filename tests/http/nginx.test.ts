import { once } from "node:events";
import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { request } from "node:https";
import { connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { hasNginx, startNginx } from "#tests/support/nginx.ts";
import { serveApp } from "#tests/support/serve-app.ts";

const ORIGIN = "https://shop.example";
const SETTINGS = { PUBLIC_ORIGIN: ORIGIN, TRUST_PROXY: "127.0.0.1,::1" };
const isLeftOut = !hasNginx() && process.env.BEHIND_NGINX !== "required";
if (isLeftOut) process.stderr.write("LEFT OUT: this machine has no nginx (the package nginx of Debian).\n");

let shop: TestShop;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let stopServer: () => void;
/** The address of each request, as the shop saw it. */
const seen: string[] = [];
beforeAll(async () => {
  if (isLeftOut) return;
  shop = await openTestShop(SETTINGS);
  const served = await serveApp(
    (asked, client) => {
      seen.push(client.address);
      return shop.answer(asked, client);
    },
    undefined,
    { env: SETTINGS },
  );
  stopServer = served.close;
  nginx = await startNginx(served.port);
});
afterAll(async () => {
  await nginx?.stop();
  stopServer?.();
  await shop?.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Sent = { from?: string; headers?: Record<string, string>; form?: Record<string, string> };

/** Asks nginx over TLS as a browser at that address of this machine would. */
async function ask(path: string, { from = "127.0.0.9", headers = {}, form }: Sent = {}): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  const asked = request({
    host: "127.0.0.1",
    port: nginx.port,
    servername: "shop.example",
    ca: nginx.certificate,
    localAddress: from,
    path,
    method: form ? "POST" : "GET",
    headers: {
      host: "shop.example",
      ...(body !== undefined && {
        origin: ORIGIN,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": Buffer.byteLength(body),
      }),
      ...headers,
    },
  });
  asked.end(body);
  const [response] = await once(asked, "response");
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return { status: response.statusCode, headers: response.headers, text };
}

test.skipIf(isLeftOut)("behind nginx cookies are bound to the host over https, and come back", async () => {
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

test.skipIf(isLeftOut)("redirects lead to the public address, never to the port behind nginx", async () => {
  for (const path of ["/Shop/", "/profile", "/shop//"]) {
    const { status, headers } = await ask(path);
    expect([301, 302, 303, 308]).toContain(status);
    const to = new URL(headers.location!, ORIGIN);
    expect([to.origin, to.port]).toEqual([ORIGIN, ""]);
  }
  const plain = requestPlain({ host: "127.0.0.1", port: nginx.plainPort, path: "/shop?sort=price" }).end();
  const [moved] = await once(plain, "response");
  moved.resume();
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `${ORIGIN}/shop?sort=price`]);
});

test.skipIf(isLeftOut)(
  "the address is that of the visitor at nginx, whatever X-Forwarded-For they send",
  async () => {
    for (const claimed of ["", "203.0.113.7", "203.0.113.7, 127.0.0.9", "::1, nonsense, [::1]:443"]) {
      seen.length = 0;
      await ask("/cart", { from: "127.0.0.9", headers: claimed ? { "x-forwarded-for": claimed } : {} });
      expect(seen).toEqual(["127.0.0.9"]);
    }
    seen.length = 0;
    await ask("/cart", { from: "127.0.0.10" });
    expect(seen).toEqual(["127.0.0.10"]);
  },
);

test.skipIf(isLeftOut)(
  "limits hold through nginx, with the time to wait; forms of other sites and too much text are refused",
  async () => {
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
  },
);

test.skipIf(isLeftOut)(
  "nginx speaks TLS 1.2 with forward secrecy and TLS 1.3, and nothing older",
  async () => {
    const speak = (options: { minVersion?: "TLSv1"; maxVersion?: "TLSv1.1" | "TLSv1.2"; ciphers?: string }) =>
      new Promise<string | null>((resolve) => {
        const { port, certificate: ca } = nginx;
        const socket = connect(
          { host: "127.0.0.1", port, servername: "shop.example", ca, ...options },
          () => {
            resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
            socket.destroy();
          },
        ).on("error", () => resolve(null));
      });
    expect(await speak({})).toMatch(/^TLSv1\.3 /);
    expect(await speak({ maxVersion: "TLSv1.2" })).toMatch(/^TLSv1\.2 ECDHE-/);
    expect(await speak({ maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES256-SHA384" })).toBeNull();
    expect(
      await speak({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" }),
    ).toBeNull();
  },
);

test.skipIf(isLeftOut)("what programs call is refused over plain http, and no form is led on", async () => {
  for (const [path, method] of [
    ["/api/visit", "GET"],
    ["/api/auth/token", "GET"],
    ["/login", "POST"],
  ] as const) {
    const asked = requestPlain({ host: "127.0.0.1", port: nginx.plainPort, path, method }).end();
    const [answer] = await once(asked, "response");
    answer.resume();
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 403, undefined]);
  }
});
