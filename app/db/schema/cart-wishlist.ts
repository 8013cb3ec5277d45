import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { carts } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { instant } from "#app/db/schema/ground-columns.ts";

/** Products a visitor put aside; a guest's list hangs on the same cookie as the cart. */
export const wishlistLines = pgTable(
  "wishlist_lines",
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    addedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    index("wishlist_lines_product_index").on(t.productId),
  ],
);
