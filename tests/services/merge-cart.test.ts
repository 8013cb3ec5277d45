import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { wishlistLines } from "#app/db/schema/cart-wishlist.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";
import { addPerson, openAuth } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type AddedProduct, addStockedProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const STOCK = [0, 1, 3, 8, 200];

let database: TestDatabase;
let auth: Auth;
let shelf: AddedProduct[];
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
  shelf = [];
  for (const quantity of STOCK) shelf.push(await addStockedProduct(database.db, { quantity: quantity || 1 }));
  await database.pool.query("update batches set quantity = 0 where product_id = $1", [shelf[0]!.id]);
  userId = (await addPerson(auth)).userId;
});
afterAll(() => database.drop());

const cart = fc.uniqueArray(fc.record({ product: fc.nat(4), quantity: fc.integer({ min: 1, max: 99 }) }), {
  selector: ({ product }) => product,
});
const wishes = fc.uniqueArray(fc.nat(4));

type Lines = { product: number; quantity: number }[];

test("no line is lost, and each holds both carts' packs as far as they are in stock", async () => {
  await fc.assert(
    fc.asyncProperty(cart, cart, wishes, wishes, async (guest, own, guestWishes, ownWishes) => {
      const ownId = await fill({ lines: own, wishes: ownWishes, profileId: userId });
      const guestId = await fill({ lines: guest, wishes: guestWishes });
      const merged = await mergeVisitorCart(database.db, { guestCartId: guestId, userId, now });

      const after = await linesOf(ownId);
      const products = new Set([...guest, ...own].map(({ product }) => product));
      expect(new Set(after.keys())).toEqual(products);
      for (const product of products) {
        const before = quantityIn(own, product);
        const wanted = before + quantityIn(guest, product);
        const isTouched = quantityIn(guest, product) > 0;
        const most = Math.max(1, Math.min(STOCK[product]!, 99));
        expect(after.get(product)).toBe(isTouched ? Math.min(wanted, most) : before);
      }
      expect(await wishesOf(ownId)).toEqual(new Set([...guestWishes, ...ownWishes]));
      expect(await linesOf(guestId)).toEqual(new Map());
      const isNothing = guest.length + guestWishes.filter((wish) => !ownWishes.includes(wish)).length === 0;
      expect(merged === undefined).toBe(isNothing);
      if (merged) expect(merged.lines).toBe(guest.length);
    }),
    { numRuns: 40 },
  );
});

test("a guest's cart is merged once, also by five sign-ins at once", async () => {
  const ownId = await fill({ lines: [], wishes: [], profileId: userId });
  const guestId = await fill({ lines: [{ product: 4, quantity: 7 }], wishes: [] });
  await Promise.all(
    Array.from({ length: 5 }, () => mergeVisitorCart(database.db, { guestCartId: guestId, userId, now })),
  );
  expect(await linesOf(ownId)).toEqual(new Map([[4, 7]]));
});

test("another account's cart, an unknown one and none leave the cart as it is", async () => {
  const other = await addPerson(auth);
  const ownId = await fill({ lines: [{ product: 4, quantity: 2 }], wishes: [], profileId: userId });
  const othersId = await fill({ lines: [{ product: 4, quantity: 5 }], wishes: [], profileId: other.userId });
  for (const guestCartId of [othersId, "no-such-cart", undefined])
    expect(await mergeVisitorCart(database.db, { guestCartId, userId, now })).toBeUndefined();
  expect(await linesOf(ownId)).toEqual(new Map([[4, 2]]));
  expect(await linesOf(othersId)).toEqual(new Map([[4, 5]]));
});

test("coupons of both carts stay, the guest's first and at most five, and so does a refused gift", async () => {
  const { db } = database;
  const ownId = await fill({ lines: [], wishes: [], profileId: userId });
  const guestId = await fill({ lines: [{ product: 4, quantity: 1 }], wishes: [] });
  const ownCodes = ["OWN1", "BOTH", "OWN2", "OWN3"];
  await db.update(carts).set({ couponCodes: ownCodes, isGiftRefused: true }).where(eq(carts.id, ownId));
  await db
    .update(carts)
    .set({ couponCodes: ["BOTH", "NEW"] })
    .where(eq(carts.id, guestId));
  await mergeVisitorCart(db, { guestCartId: guestId, userId, now });
  const [merged] = await db.select().from(carts).where(eq(carts.id, ownId));
  expect(merged).toMatchObject({ couponCodes: ["BOTH", "NEW", "OWN1", "OWN2", "OWN3"], isGiftRefused: true });
});

let count = 0;

async function fill(content: { lines: Lines; wishes: number[]; profileId?: string }): Promise<string> {
  const { db } = database;
  const id = `cart-${++count}`;
  if (content.profileId) await db.delete(carts).where(eq(carts.profileId, content.profileId));
  await db.insert(carts).values({ id, profileId: content.profileId });
  for (const { product, quantity } of content.lines)
    await db
      .insert(cartLines)
      .values({ cartId: id, productId: shelf[product]!.id, quantity, seenPricePaise: 10_000 });
  for (const product of content.wishes)
    await db.insert(wishlistLines).values({ cartId: id, productId: shelf[product]!.id });
  return id;
}

async function linesOf(cartId: string): Promise<Map<number, number>> {
  const rows = await database.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  return new Map(rows.map(({ productId, quantity }) => [placeOf(productId), quantity]));
}

async function wishesOf(cartId: string): Promise<Set<number>> {
  const rows = await database.db.select().from(wishlistLines).where(eq(wishlistLines.cartId, cartId));
  return new Set(rows.map(({ productId }) => placeOf(productId)));
}

function placeOf(productId: number): number {
  return shelf.findIndex(({ id }) => id === productId);
}

function quantityIn(lines: Lines, product: number): number {
  return lines.find((line) => line.product === product)?.quantity ?? 0;
}
