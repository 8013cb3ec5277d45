import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";

const PRODUCT = "/product/arnica-montana-30-ch-sbl-30-ml";

let shop: RunningShop;
beforeAll(async () => {
  shop = await runShop({ ADMIN_EMAIL: "owner@shop.test", ADMIN_PASSWORD: "marigold garland 42" });
}, 120_000);
afterAll(() => shop.stop());

test("the start tells where the shop is open, where the data lies, the admin and what is not configured", () => {
  for (const words of [
    shop.origin,
    shop.dataDir,
    "owner@shop.test",
    "SMTP_URL",
    "SMS_URL",
    "UPI_VPA",
    "RAZORPAY_KEY_ID",
  ]) {
    expect(shop.said).toContain(words);
  }
  expect(shop.said).not.toContain("marigold garland");
  expect(shop.said).not.toMatch(/warn/i);
});

test("the first start leaves nothing of the seed in memory", () => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, "utf8");
  const residentMegabytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024;
  expect(residentMegabytes).toBeLessThan(300);
});

test.each([
  ["PORT", "seventy"],
  ["PUBLIC_ORIGIN", "shop.nowhere"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["SESSION_SECRET", "short"],
  ["ADMIN_EMAIL", "owner"],
  ["SMTP_URL", "mail.nowhere"],
  ["UPI_VPA", "no address"],
  ["LOG_LEVEL", "loud"],
  ["SEED", "some"],
])("a wrong %s stops the start with a sentence that names it and hides its value", (name, value) => {
  const { status, stderr } = spawnSync(process.execPath, ["server/start.js"], {
    env: { ...process.env, [name]: value },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name} must be .+\\.\\n$`));
  expect(stderr).not.toContain(` ${value}`);
});

test("a public page is kept: the second visitor gets the same bytes, and none if they have them already", async () => {
  const first = await fetch(shop.origin + PRODUCT);
  const second = await fetch(shop.origin + PRODUCT);
  expect(await second.text()).toBe(await first.text());
  const etag = second.headers.get("etag")!;
  const third = await fetch(shop.origin + PRODUCT, { headers: { "if-none-match": etag } });
  expect(third.status).toBe(304);
});

test("pages and files travel compressed", async () => {
  for (const path of ["/", "/cart", "/site.webmanifest"]) {
    const response = await fetch(shop.origin + path, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding"), path).toBe("br");
    const plain = await fetch(shop.origin + path, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding"), path).toBeNull();
  }
});

test("an unknown query never gets into what is kept, and never changes the page of others", async () => {
  const poisoned = await (await fetch(`${shop.origin}/bestsellers?utm_source=%22%3E%3Cscript%3E`)).text();
  expect(poisoned).not.toContain('"><script>');
  expect(await (await fetch(`${shop.origin}/bestsellers`)).text()).not.toContain("utm_source");
});

test("a change of the stock, by whomever, is on the page at once", async () => {
  expect(await (await fetch(shop.origin + PRODUCT)).text()).toContain("In Stock");
  const server = await openEmbeddedPostgres({
    dataDir: shop.dataDir,
    log: { info: () => undefined, warn: () => undefined },
  });
  expect(server.isAdopted).toBe(true);
  const database = openDatabase(server.url);
  const slug = PRODUCT.replace("/product/", "");
  await database.pool.query(
    "update batches set is_quarantined = true where product_id = (select id from products where slug = $1)",
    [slug],
  );
  await database.close();
  await server.stop();
  await expect.poll(async () => await (await fetch(shop.origin + PRODUCT)).text()).toContain("Out of Stock");
});

test("a second start of the same data fills nothing and keeps everything; a stop finishes what is running", async () => {
  const cart = await fetch(`${shop.origin}/cart`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.origin },
    body: new URLSearchParams({ intent: "add", slug: "nux-vomica-30-ch-sbl-30-ml", quantity: "3" }),
  });
  const cookie = cart.headers.get("set-cookie")!.split(";")[0]!;

  const running = Array.from({ length: 20 }, () => fetch(`${shop.origin}/shop?view=all&q=${Math.random()}`));
  await Promise.race(running);
  shop.process.kill("SIGTERM");
  const answers = await Promise.all(running);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await Promise.all(answers.map((answer) => answer.text()));
  const [code] = shop.process.exitCode === null ? await once(shop.process, "exit") : [shop.process.exitCode];
  expect(code).toBe(0);
  expect(existsSync(join(shop.dataDir, "postgres", "pgdata", "postmaster.pid"))).toBe(false);

  shop = await runShop({ DATA_DIR: shop.dataDir });
  expect(shop.said).not.toContain("demo catalogue");
  expect(await (await fetch(`${shop.origin}/api/visit`, { headers: { cookie } })).json()).toMatchObject({
    cartCount: 3,
  });
});
