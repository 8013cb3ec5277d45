import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { stockNotices, stockTurns } from "#app/db/schema/cart-notices.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { batches } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { noticesPart } from "#app/services/accounts/personal-data/notices-part.server.ts";
import { askStockNotice } from "#app/services/cart/notices/ask-notice.server.ts";
import {
  confirmStockNotice,
  endStockNotice,
  findStockNotice,
  purgeStockNotices,
} from "#app/services/cart/notices/change-notice.server.ts";
import { tellBackInStock } from "#app/services/cart/notices/tell-back-in-stock.server.ts";
import { addBatch, addProduct, SATURDAY_MORNING as morning, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

const database = orderDatabase();
const HOUR = 60 * 60_000;
const now = new Date(morning.getTime() + 3 * HOUR);
const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
const round = (at = now) => tellBackInStock(database.db, { now: at, publicOrigin: ORIGIN });

async function soldOut() {
  return addProduct(database.db);
}
/** Puts a new batch in the place of all others. */
async function stock(productId: number, quantity: number) {
  await database.db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, productId));
  await addBatch(database.db, { productId, quantity });
}
async function ask(slug: string, typed: string, address = "10.0.0.1") {
  return askStockNotice(database.db, { slug, typed, address, publicOrigin: ORIGIN, now });
}
async function confirmed(slug: string, typed: string, address?: string) {
  expect(await ask(slug, typed, address)).toMatchObject({ ok: true });
  const [row] = await database.db.select().from(stockNotices).where(eq(stockNotices.recipient, typed));
  expect(await confirmStockNotice(database.db, { token: row!.token, now })).toBe(true);
  return row!.token;
}
const lettersTo = (recipient: string) =>
  database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);

test("a request counts only once it is confirmed by the link that was sent there", async () => {
  const { slug, id } = await soldOut();
  expect(await ask(slug, "asha@example.com")).toEqual({ ok: true, value: { channel: "mail" } });
  const [letter] = await lettersTo("asha@example.com");
  expect(letter!.subject).not.toContain(slug);
  const [notice] = await database.db.select().from(stockNotices);
  const { token } = notice!;
  expect(letter!.body).toContain(`${ORIGIN}/back-in-stock/request/${token}`);
  await stock(id, 5);
  expect(await round()).toBe(0);
  await confirmStockNotice(database.db, { token, now });
  expect(await round(new Date("2026-11-21T20:30:00Z"))).toBe(0);
  expect(await round()).toBe(1);
  expect(await round(later(48))).toBe(0);
  expect(await lettersTo("asha@example.com")).toHaveLength(2);
  expect(await findStockNotice(database.db, token)).toBeUndefined();
  expect(await database.db.$count(stockNotices)).toBe(0);
});

test("what cannot be asked for is refused; a request is ended by one press, and forgotten in time", async () => {
  const { slug, id } = await soldOut();
  expect(await ask(slug, "no address")).toMatchObject({ reason: "bad-recipient" });
  expect(await ask("no-such", "asha@example.com")).toMatchObject({ reason: "unknown-product" });
  const token = await confirmed(slug, "9800000701");
  expect((await lettersTo("9800000701"))[0]).toMatchObject({ channel: "sms", subject: "" });
  await endStockNotice(database.db, { token });
  expect(await findStockNotice(database.db, token)).toBeUndefined();
  await ask(slug, "young@example.com");
  await confirmed(slug, "old@example.com");
  expect(await purgeStockNotices(database.db, later(49))).toBe(1);
  expect(await purgeStockNotices(database.db, later(24 * 181))).toBe(1);
  await stock(id, 5);
  expect(await ask(slug, "late@example.com")).toMatchObject({ reason: "in-stock" });
});

test("who has confirmed and asks again gets the link again, as the page says", async () => {
  const { slug } = await soldOut();
  const token = await confirmed(slug, "again@example.com");
  const before = (await lettersTo("again@example.com")).length;
  expect(
    await askStockNotice(database.db, {
      ...{ slug, typed: "again@example.com", address: "203.0.113.77", publicOrigin: ORIGIN },
      now: later(1),
    }),
  ).toMatchObject({ ok: true });
  const letters = await lettersTo("again@example.com");
  expect(letters).toHaveLength(before + 1);
  expect(letters.at(-1)!.body).toContain(token);
  expect((await findStockNotice(database.db, token))!.isConfirmed).toBe(true);
  await endStockNotice(database.db, { token });
});

test("of five hundred as many are told as there are packs, in their order, and the next a day later", async () => {
  const { id } = await soldOut();
  await database.db.insert(stockNotices).values(
    Array.from({ length: 500 }, (_, nth) => ({
      ...{ token: `token ${nth}`, productId: id, channel: "mail" as const, askedAt: now },
      ...{ recipient: `buyer${nth}@example.com`, confirmedAt: new Date(now.getTime() + nth) },
    })),
  );
  await stock(id, 3);
  const rounds = await Promise.all([round(), round(), round()]);
  expect(rounds.reduce((sum, told) => sum + told, 0)).toBe(3);
  expect(await lettersTo("buyer2@example.com")).toHaveLength(1);
  expect(await lettersTo("buyer3@example.com")).toHaveLength(0);
  await stock(id, 1);
  expect(await round(later(23))).toBe(0);
  expect(await round(later(25))).toBe(1);
  expect(await lettersTo("buyer3@example.com")).toHaveLength(1);
  expect(await database.db.$count(stockNotices)).toBe(496);
  await database.db.delete(stockNotices);
});

test("the text message names no product, and neither does the address in it", async () => {
  const { slug, id } = await soldOut();
  await confirmed(slug, "9800000702");
  await confirmed(slug, "named@example.com", "10.0.0.2");
  await stock(id, 5);
  expect(await round()).toBe(2);
  const text = (await lettersTo("9800000702")).at(-1)!;
  expect(text.body).toContain(`${ORIGIN}/p/${id}`);
  expect(text.body).not.toContain(slug);
  expect((await lettersTo("named@example.com")).at(-1)!.body).toContain(`${ORIGIN}/product/${slug}`);
});

test("killed between sending and forgetting, each is told exactly once", async () => {
  const { slug, id } = await soldOut();
  await confirmed(slug, "once@example.com");
  await stock(id, 2);
  const toldBefore = await database.db.$count(outbox, like(outbox.dedupeKey, "%told"));
  const killed = inTransaction(database.db, async (tx) => {
    expect(await tellBackInStock(tx, { now, publicOrigin: ORIGIN })).toBe(1);
    await tx.execute("select pg_terminate_backend(pg_backend_pid())");
  });
  await expect(killed).rejects.toThrow();
  expect(await database.db.$count(outbox, like(outbox.dedupeKey, "%told"))).toBe(toldBefore);
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  expect(await database.db.$count(outbox, like(outbox.dedupeKey, "%told"))).toBe(toldBefore + 1);
});

test("who has an account takes requests along and can have them erased", async () => {
  const { slug } = await soldOut();
  await confirmed(slug, "mine@example.com");
  const person = { userId: "u", email: "Mine@example.com", phone: undefined };
  expect(await noticesPart.read(database.db, person, now)).toMatchObject({
    stockNotices: [{ confirmedAt: now }],
  });
  await noticesPart.erase(database.db, person, now);
  expect(await noticesPart.read(database.db, person, now)).toEqual({ stockNotices: [] });
  await database.db.delete(stockTurns);
});
