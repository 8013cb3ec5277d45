import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/cart.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { touchCart } from "#app/services/cart/change-cart.server.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { matchLines, prescribedPacks } from "#app/services/prescriptions/match-prescription.server.ts";

export type AddRefusal =
  | Exclude<PrescriptionState, "valid">
  | "not-found"
  | "nothing-available"
  | "liquid-not-chosen";
export type AddedPrescription = {
  cartId: string;
  addedLines: number;
  missingLines: number;
  itemCount: number;
};

/** Puts every line that can be had into the cart, each in the quantity of its course; doing it again adds nothing. A line in globules that can be had only as a liquid goes in when it is named in `liquidFor`. */
export async function addPrescriptionToCart(
  db: Db,
  asked: {
    token: string;
    address: string;
    cartId: string | undefined;
    /** The ids of lines for which the patient chose the liquid in place of globules. */
    liquidFor?: ReadonlySet<number>;
    now: Date;
  },
): Promise<Result<AddedPrescription, AddRefusal> | TooMany> {
  const { now } = asked;
  const found = await findPrescriptionByToken(db, asked);
  if (!found.ok) return found;
  const { state, lines } = found.value;
  if (state !== "valid") return refused(state);
  return inTransaction(db, async (tx) => {
    const matches = await matchLines(tx, { lines, now });
    const wanted = prescribedPacks(matches, asked.liquidFor ?? new Set());
    if (wanted.length === 0)
      return refused(
        matches.some(({ state }) => state === "as-liquid") ? "liquid-not-chosen" : "nothing-available",
      );
    const cartId = asked.cartId ?? newToken();
    await touchCart(tx, { cartId, now });
    for (const { prescriptionLineId, productId, quantity, pricePaise } of wanted)
      await tx
        .insert(cartLines)
        .values({ cartId, productId, quantity, prescriptionLineId, seenPricePaise: pricePaise, addedAt: now })
        .onConflictDoUpdate({
          target: [cartLines.cartId, cartLines.productId],
          set: {
            // What is there already in a greater quantity was chosen by hand.
            quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)`,
            seenPricePaise: pricePaise,
            prescriptionLineId: sql`case when ${cartLines.quantity} > excluded.quantity then ${cartLines.prescriptionLineId} else excluded.prescription_line_id end`,
          },
        });
    const addedLines = wanted.reduce((sum, { lineCount }) => sum + lineCount, 0);
    const itemCount = await countCart(tx, cartId);
    return ok({ cartId, addedLines, missingLines: lines.length - addedLines, itemCount });
  });
}
