import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attempts } from "#app/db/schema/ground.ts";
import { type Cut, startCuttingProxy } from "#tests/doubles/cutting-proxy.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { noteFigure } from "#tests/support/figure.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { lineTo } from "#tests/support/line.ts";
import { ACTS } from "#tests/support/pressed-acts.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const PLACES = ["nothing", "half-asked", "asked", "answered", "bytes"] as const;
const SEED = Number(process.env.CUT_SEED ?? 17);
/** What jobs write and delete beside the acts. A message has a key, which its table takes once. */
const UNCOUNTED = /^(attempts|audit_seals|outbox|page_view|leases|job_)/;

let double: RazorpayDouble;
let shop: TestShop;
let served: ServedApp;
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
/** The shop as browsers reach it: through the proxy. */
let reached: TestShop;
let tables: string[];
beforeAll(async () => {
  double = await startRazorpay();
  shop = await openTestShop({
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_URL: double.url,
  });
  served = await serveApp(shop.answer, undefined, { env: { PUBLIC_ORIGIN: ORIGIN, TRUST_PROXY: "yes" } });
  proxy = await startCuttingProxy(served.port);
  reached = { ...shop, ...lineTo(proxy.port) };
  const { rows } = await shop.database.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !UNCOUNTED.test(name));
});
afterAll(async () => {
  noteFigure("cut-answers", `${Object.keys(ACTS).length} acts, ${proxy.count()} broken lines`);
  proxy.close();
  served.close();
  await shop.close();
  await double.close();
});

async function countRows(): Promise<Record<string, number>> {
  const each = tables.map((name) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const { rows } = await shop.database.db.execute<{ name: string; count: number }>(
    sql.raw(each.join(" union all ")),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** What one press changed: the rows that came or went in each table. */
async function changedBy(work: () => Promise<unknown>) {
  // One address gets so many letters only.
  await shop.database.db.delete(attempts);
  const before = await countRows();
  await work();
  const after = await countRows();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - before[name]!] as const)
      .filter(([, change]) => change !== 0),
  );
}

/** Numbers from 0 up to, but without, 1; the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Every place where a line breaks, beginning with another one each time. */
function cutsFrom(first: number, roll: () => number): Cut[] {
  return PLACES.map((_, n) => ({
    at: PLACES[(first + n * 2) % PLACES.length]!,
    bytes: 1 + Math.floor(roll() * 150),
    how: roll() < 0.5 ? "reset" : "end",
  }));
}

test.each(Object.keys(ACTS).map((name, place) => [name, place] as const))(
  "%s: wherever the line breaks, pressed again until an answer comes it is done once",
  async (name, place) => {
    const roll = dice(SEED + place);
    const act = ACTS[name]!;
    // What the first act of a day makes, such as the row of a series, is there then.
    await (await act(reached, double)).press();
    const calm = await act(reached, double);
    const once = await changedBy(calm.press);
    const seen = await calm.seen?.();
    expect([once, seen]).not.toEqual([{}, undefined]);
    for (const first of [2 * place, 2 * place + 1]) {
      const cuts = cutsFrom(first, roll);
      const broken = proxy.count();
      const { press, seen: look } = await act(reached, double);
      let last: Response | undefined;
      const changed = await changedBy(async () => {
        for (const cut of cuts) {
          proxy.cutNext(cut);
          await expect(press(), JSON.stringify(cut)).rejects.toThrow();
        }
        last = await press();
      });
      expect(proxy.count() - broken).toBe(cuts.length);
      expect(last!.status, `${JSON.stringify(cuts)} ${await last!.text()}`).toBeLessThan(500);
      expect(changed, JSON.stringify(cuts)).toEqual(once);
      expect(await look?.(), JSON.stringify(cuts)).toEqual(seen);
    }
    expect(await findLedgerFaults(shop.database.db)).toEqual([]);
  },
);
