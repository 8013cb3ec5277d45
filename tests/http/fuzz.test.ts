import { once } from "node:events";
import { connect } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { openBrowserAt } from "#tests/support/browser-at.ts";
import { chanceOf, makeShot, type Shot, type Targets } from "#tests/support/fuzz-requests.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { formsOf, listFieldTables, listPublicRoutes } from "#tests/support/public-forms.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";

const REQUESTS = 20_000;
const AT_ONCE = 12;
const LONGEST_MS = 120_000;
const PASSWORD = "monsoon kettle violet 47";
const EMAIL = "asha@fuzz.example";
const SITEMAPS = ["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml"];
/** An address of a kind is asked for by so many of its own. */
const KNOWN_PER_PATTERN = 6;

let shop: RunningShop;
let targets: Targets;
beforeAll(async () => {
  // Each request says which network it comes from, so that no limit hides what is behind it.
  shop = await runShop({ UPI_VPA: "shop@upi", TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  await inShopDatabase(shop.dataDir, async (db) => {
    await openShop(db);
    await createAdmin(db, { email: EMAIL, password: PASSWORD, now: new Date() });
    await db.update(profiles).set({ role: "customer" }).where(eq(profiles.email, EMAIL));
  });
  targets = await readTargets();
});
afterAll(() => shop.stop());

/** Every public address of the route table with some that exist, and every form on them, as a visitor and as a customer. */
async function readTargets(): Promise<Targets> {
  const patterns = [...listPublicRoutes().keys()];
  const visitor = openBrowserAt(shop.origin);
  const customer = openBrowserAt(shop.origin);
  await customer.submit("/login", { identifier: EMAIL, password: PASSWORD });
  for (const browser of [visitor, customer]) await browser.add("arnica-montana-30-ch-sbl-30-ml");
  const listed: string[] = [];
  for (const path of SITEMAPS) {
    const { html } = await visitor.read(path);
    listed.push(...[...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname));
  }
  const paths = new Map<string, string[]>();
  for (const pattern of patterns) {
    const isIt = new RegExp(`^${pattern.replaceAll(/:\w+\??|\*/g, "[^/]+").replaceAll(".", "\\.")}$`);
    const known =
      pattern.includes(":") || pattern.includes("*") ? listed.filter((path) => isIt.test(path)) : [pattern];
    paths.set(pattern, known.slice(0, KNOWN_PER_PATTERN));
  }
  const forms = new Map<string, Targets["forms"][number]>();
  for (const browser of [visitor, customer])
    for (const path of [...paths.values()].flatMap((known) => known.slice(0, 1))) {
      const { html } = await browser.read(path);
      for (const form of formsOf(html, path)) forms.set(JSON.stringify(form), form);
    }
  // What a screen shows only after a step, and what scripts send, goes by the tables that read it.
  const actions = [
    ...new Set([...[...forms.values()].map(({ action }) => action), "/api/cart", "/api/wishlist"]),
  ];
  for (const [index, { fields, readAt }] of (await listFieldTables()).entries()) {
    const readers = readAt.map((pattern) => paths.get(pattern)![0] ?? pattern.replaceAll(/:\w+\??/g, "x"));
    // What no public address names itself is read behind one, whichever it is.
    for (const action of readers.length > 0 ? readers : [actions[index % actions.length]!])
      forms.set(`table ${index} ${action}`, {
        action,
        takesFiles: index % 5 === 0,
        fields: fields.map((name) => ({ name, values: [] })),
      });
  }
  const cookies = [visitor, customer].map(({ cookies }) =>
    [...cookies].map((pair) => pair.join("=")).join("; "),
  );
  return { paths, forms: [...forms.values()], cookies, origin: shop.origin };
}

/** The status of the answer; 0 when the connection was closed without one. */
async function fire({ method, target, headers, body }: Shot): Promise<number> {
  const { port, host } = new URL(shop.origin);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, "")}`),
    ...(body ? [`Content-Length: ${body.byteLength}`] : []),
  ];
  const socket = connect(Number(port), "127.0.0.1");
  let head = "";
  socket.on("data", (bytes) => {
    if (head.length < 100) head += bytes.toString("latin1", 0, 100);
  });
  socket.on("error", () => undefined);
  socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
  if (body) socket.write(body);
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(head)?.[1] ?? 0);
}

test("20,000 odd requests at all public addresses and forms break nothing; skipped, with their number, where two minutes are too short", async ({
  skip,
}) => {
  expect(targets.paths.size).toBeGreaterThan(70);
  expect(targets.forms.length).toBeGreaterThan(40);
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 4_294_967_296));
  const chance = chanceOf(seed);
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  const endsAt = performance.now() + LONGEST_MS;
  let sent = 0;
  const gun = async () => {
    while (sent < REQUESTS && performance.now() < endsAt) {
      sent += 1;
      const shot = makeShot(chance, targets);
      const number = sent;
      const status = await fire(shot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500)
        broken.push(
          `${status} to request ${number}: ${JSON.stringify({ ...shot, body: shot.body?.toString("latin1") })}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gun));
  const summary = `seed ${seed}, ${sent} requests: ${JSON.stringify(Object.fromEntries(statuses))}`;
  process.stdout.write(`\nfuzz: ${summary}\n`);
  expect(broken.slice(0, 20), `FUZZ_SEED=${seed}`).toEqual([]);
  // Each got its answer, and limits did not hide the handlers.
  expect(statuses.values().reduce((sum, count) => sum + count, 0)).toBe(sent);
  expect(statuses.get(429) ?? 0, summary).toBeLessThan(sent / 10);
  expect(statuses.get(0) ?? 0, summary).toBeLessThan(sent / 50);
  expect((statuses.get(200) ?? 0) + (statuses.get(422) ?? 0), summary).toBeGreaterThan(sent / 10);
  expect((await fetch(`${shop.origin}/health`)).status).toBe(200);
  // A machine too slow for the whole proves less than it, and says so.
  skip(sent < REQUESTS, `only ${sent} of ${REQUESTS} requests were sent in two minutes`);
});
