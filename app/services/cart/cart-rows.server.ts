import { and, asc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { giftOffers } from "#app/db/schema/cart-offers.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { couponsOfCart } from "#app/services/cart/coupons/find-coupon.server.ts";
import { stepsOfShop } from "#app/services/cart/steps/find-steps.server.ts";
import { importerOfProduct, makerOfProduct } from "#app/services/catalog/companies.server.ts";
import { cardColumns } from "#app/services/catalog/product-cards.server.ts";
import { isPrescribed } from "#app/services/prescriptions/prescribed.server.ts";

export type CartRow = Awaited<ReturnType<typeof selectCartRows>>[number];

/** The packs of a cart in the order they were added, then what could come free with them; each row with what the cart may have off. */
export async function selectCartRows(
  db: Db,
  { cartId, phone, now }: { cartId: string; phone: string | undefined; now: Date },
) {
  return preparedRows(db).execute({ cartId, phone: phone ?? null, today: indiaDate(now) });
}

// Planning so much takes longer than reading it: each connection plans it once.
const preparedRows = oncePer((db: Db) => {
  const terms = termsOfCart(db);
  const wanted = wantedPacks(db);
  const today = sql.placeholder("today");
  return db
    .with(terms)
    .select({
      pack: {
        ...cardColumns(today),
        productId: products.id,
        quantity: wanted.quantity,
        gstPercent: products.gstPercent,
        hsn: products.hsn,
        maker: makerOfProduct,
        importer: importerOfProduct,
        originCountry: products.originCountry,
        prescriptionLineId: wanted.prescriptionLineId,
      },
      facts: {
        seenPricePaise: wanted.seenPricePaise,
        isPublished: products.isPublished,
        isPrescribed: isPrescribed(
          { lineId: sql`${wanted.prescriptionLineId}`, productId: sql`${wanted.productId}` },
          today,
        ),
        soldTo: products.soldTo,
        brandId: products.brandId,
        formId: products.formId,
        route: products.route,
        giftFromPaise: wanted.giftFromPaise,
      },
      cart: {
        agreedPercent: terms.agreedPercent,
        couponCodes: terms.couponCodes,
        coupons: terms.coupons,
        steps: terms.steps,
        isGiftRefused: terms.isGiftRefused,
      },
    })
    .from(terms)
    .innerJoin(wanted, sql`true`)
    .innerJoin(products, eq(products.id, wanted.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .orderBy(sql`${wanted.giftFromPaise} nulls first`, asc(wanted.addedAt), asc(wanted.productId))
    .prepare("cart_rows");
});

/** What lies in the cart, and one pack of each gift that the shop gives. */
function wantedPacks(db: Db) {
  const { productId, quantity, seenPricePaise, prescriptionLineId, addedAt } = cartLines;
  const none = sql<number | null>`null::integer`;
  const inCart = db
    .select({
      ...{ productId, quantity, seenPricePaise, prescriptionLineId, addedAt },
      giftFromPaise: none.as("gift_from_paise"),
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")));
  const gifts = db
    .select({
      productId: giftOffers.productId,
      quantity: sql<number>`1`.as("quantity"),
      seenPricePaise: sql<number>`0`.as("seen_price_paise"),
      prescriptionLineId: none.as("prescription_line_id"),
      addedAt: giftOffers.createdAt,
      giftFromPaise: sql<number | null>`${giftOffers.fromPaise}`.as("gift_from_paise"),
    })
    .from(giftOffers)
    .where(eq(giftOffers.isActive, true));
  return unionAll(inCart, gifts).as("wanted");
}

/** What a cart may have off, in the same query as its lines; the limit keeps it from being reckoned anew for each line. */
function termsOfCart(db: Db) {
  const phone = sql`coalesce(${sql.placeholder("phone")}::text, ${profiles.phone})`;
  return db.$with("terms").as(
    db
      .select({
        cartId: carts.id,
        couponCodes: carts.couponCodes,
        agreedPercent: businesses.discountPercent,
        coupons: couponsOfCart(phone).as("coupons"),
        steps: stepsOfShop.as("steps"),
        isGiftRefused: carts.isGiftRefused,
      })
      .from(carts)
      .leftJoin(profiles, eq(profiles.id, carts.profileId))
      .leftJoin(businesses, and(eq(businesses.profileId, profiles.id), eq(profiles.role, "business")))
      .where(eq(carts.id, sql.placeholder("cartId")))
      .limit(1),
  );
}
