import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { billLineProblem, type WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { listBillLines } from "#app/services/orders/bill-lines.server.ts";
import { findEarlierOrder } from "#app/services/orders/earlier-order.server.ts";
import { type OrderRefusal, placeOrder } from "#app/services/orders/place-order.server.ts";
import { priceOrder, type SpeedQuote } from "#app/services/orders/price-order.server.ts";
import { type PlacedOrder, type TakeRefusal, withoutBounds } from "#app/services/orders/take-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { findPrescriptionProblem } from "#app/services/prescriptions/prescribed.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findZone, type PincodeZone } from "#app/services/shop/pincode.server.ts";

export type PhoneOrder = Omit<
  OrderRequest,
  "cartId" | "profileId" | "clientAddress" | "takenBy" | "shownGift"
> & {
  takenBy: Actor;
  lines: readonly WantedPacks[];
};

type PhoneOrderRefusal =
  | Exclude<OrderRefusal, TakeRefusal | "gift-gone">
  | "sold-out"
  | "firm-address-needed"
  | "bad-quantity"
  | "prescription-needed"
  | "prescription-used";

type PlacedByPhone = Result<PlacedOrder, PhoneOrderRefusal> | TooMany;

/** Places an order that a customer tells the shop, by the rules of the checkout: its packs are put into a cart of their own first. */
export async function takePhoneOrder(db: Db, { lines, ...request }: PhoneOrder): Promise<PlacedByPhone> {
  const { idempotencyKey, now } = request;
  const today = indiaDate(now);
  const priced = await listBillLines(db, { lines, today });
  if (priced.some((line) => billLineProblem(line) === "bad-quantity")) return refused("bad-quantity");
  const needed = await findPrescriptionProblem(db, { lines: priced, today });
  // An order that was placed under this key has used its own prescription.
  if (needed && !(await findEarlierOrder(db, { idempotencyKey, hash: "" }))) return refused(needed);
  // Another bill under the same key has another cart, and is refused as such.
  const packs = JSON.stringify([
    idempotencyKey,
    priced.map((line) => [line.productId, line.quantity, line.prescriptionLineId]),
  ]);
  const cartId = createHash("sha256").update(packs).digest("base64url");
  await inTransaction(db, async (tx) => {
    await tx.insert(carts).values({ id: cartId, createdAt: now, touchedAt: now }).onConflictDoNothing();
    await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
    if (priced.length === 0) return;
    await tx.insert(cartLines).values(
      priced.map(({ productId, quantity, pricePaise, prescriptionLineId }, place) => ({
        cartId,
        productId,
        quantity,
        prescriptionLineId,
        seenPricePaise: pricePaise,
        addedAt: new Date(now.getTime() + place),
      })),
    );
  });
  const placed = withoutBounds(await placeOrder(db, { ...request, cartId }));
  if (placed.ok || placed.reason !== "gift-gone") return placed as PlacedByPhone;
  throw new Error("Nobody was shown a gift, and yet it is gone.");
}

/** What the packs cost at a PIN code (six digits) with delivery, and when they arrive; undefined when India has no such PIN code. */
export async function quotePhoneOrder(
  db: Db,
  { lines, pincode, now }: { lines: readonly WantedPacks[]; pincode: string; now: Date },
): Promise<{ destination: PincodeZone; price: SpeedQuote } | undefined> {
  const [settings, destination, priced] = await Promise.all([
    findSettings(db),
    findZone(db, pincode),
    listBillLines(db, { lines, today: indiaDate(now) }),
  ]);
  if (!destination) return undefined;
  return { destination, price: priceOrder({ lines: priced, destination, now, settings }).standard };
}
