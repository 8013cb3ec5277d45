import { eq, inArray, type SQL } from "drizzle-orm";
import { stockNotices } from "#app/db/schema/cart-notices.ts";
import { products } from "#app/db/schema/catalog.ts";
import type { Person, PersonalPart } from "#app/services/accounts/personal-data/part.ts";

/** Products that the person wants to hear of, under the proven email or phone. */
export const noticesPart: PersonalPart = {
  async read(db, person) {
    const { askedAt, confirmedAt } = stockNotices;
    return {
      stockNotices: await db
        .select({ product: products.name, askedAt, confirmedAt })
        .from(stockNotices)
        .innerJoin(products, eq(products.id, stockNotices.productId))
        .where(isTheirs(person)),
    };
  },

  async erase(tx, person) {
    await tx.delete(stockNotices).where(isTheirs(person));
  },
};

function isTheirs({ email, phone }: Person): SQL {
  return inArray(stockNotices.recipient, [email.toLowerCase(), ...(phone ? [phone] : [])]);
}
