import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { enquiries, quoteLines, quotes } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/orders.ts";
import { cartTotals } from "#app/domain/cart/cart.ts";
import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { type DeliveryQuote, deliveryQuote } from "#app/domain/delivery.ts";
import { type QuoteState, quoteState } from "#app/domain/enquiries/quote.ts";
import type { QuoteStockLine } from "#app/domain/enquiries/quote-stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type CodRefusal, codRefusal } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { lineColumns } from "#app/services/catalog/line-columns.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import type { SpeedQuote } from "#app/services/orders/price-order.server.ts";
import type { OrderableLine } from "#app/services/orders/write-order.server.ts";
import type { PincodeZone } from "#app/services/shop/pincode.server.ts";

export type QuoteLine = OrderableLine & QuoteStockLine & { pictureUrl: string; mrpSource: MrpSource };
export type QuoteView = {
  number: string;
  state: QuoteState;
  validUntil: string;
  note: string;
  deliveryPaise: number;
  lines: QuoteLine[];
  /** Who asked, to fill in the form with. */
  customer: { name: string; email: string; phone: string };
  /** What it became. */
  order: { number: string; trackingToken: string; isToBePaid: boolean } | undefined;
};

/** The quote behind an unguessable token; undefined for any other token. */
export async function findQuoteByToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<QuoteView | undefined> {
  const [found] = await db
    .select({ quote: quotes, enquiry: enquiries, order: orders })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(eq(quotes.token, token));
  if (!found) return undefined;
  const { quote, enquiry, order } = found;
  return {
    number: quote.number,
    state: quoteState(quote, now),
    validUntil: quote.validUntil,
    note: quote.note,
    deliveryPaise: quote.deliveryPaise,
    lines: await listQuoteLines(db, { quoteId: quote.id, today: indiaDate(now) }),
    customer: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone },
    order: order
      ? {
          number: order.number,
          trackingToken: order.trackingToken,
          isToBePaid: order.status === "awaiting_payment",
        }
      : undefined,
  };
}

/** "Arnica Montana 30 CH, 30 ml, SBL". */
export function quoteLineName(line: QuoteLine): string {
  return `${fullName(line)}, ${line.brandName}`;
}

/** The lines of a quote as an order copies them, at the quoted prices, with the packs that are free today. */
export async function listQuoteLines(
  db: Db,
  { quoteId, today }: { quoteId: number; today: string },
): Promise<QuoteLine[]> {
  const rows = await db
    .select({
      ...lineColumns,
      ...pictureFacts,
      pricePaise: quoteLines.pricePaise,
      quantity: quoteLines.quantity,
      toOrderBy: quoteLines.toOrderBy,
      freeQuantity: availableQuantity(today),
    })
    .from(quoteLines)
    .innerJoin(products, eq(products.id, quoteLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(products.name), asc(products.id));
  return rows.map(({ potencyScale, potencyNumber, updatedAt, photoUrl, ...row }) => ({
    ...row,
    potencyLabel: storedPotencyLabel({ potencyScale, potencyNumber }),
    lineTotalPaise: row.pricePaise * row.quantity,
    pictureUrl: packPicture({ slug: row.slug, updatedAt, photoUrl }),
  }));
}

/** What a quote comes to at a destination: the quoted delivery fee, and the days of the zone. */
export function priceQuote({
  lines,
  deliveryPaise,
  destination,
  now,
  settings,
}: {
  lines: readonly QuoteLine[];
  deliveryPaise: number;
  destination: PincodeZone;
  now: Date;
  settings: Settings;
}): SpeedQuote & { delivery: DeliveryQuote; codRefusal: CodRefusal | undefined } {
  const { pincode, zone, stateCode } = destination;
  const isIntraState = stateCode === settings.shop.address.stateCode;
  const totals = cartTotals({ lines, deliveryFeePaise: deliveryPaise, isIntraState });
  const delivery = deliveryQuote({ zone, pincode, goodsPaise: totals.goodsPaise, now, settings });
  return {
    totals,
    delivery,
    promisedFrom: delivery.earliestOn,
    promisedBy: delivery.latestOn,
    codRefusal: codRefusal({ pincode, totalPaise: totals.totalPaise, settings }),
  };
}
