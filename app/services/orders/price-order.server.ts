import { type CartTotals, cartTotals, type PricedLine } from "#app/domain/cart/cart.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import { type DeliveryQuote, deliveryQuote } from "#app/domain/delivery.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { DeliverySpeed } from "#app/domain/orders/checkout-form.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { PincodeZone } from "#app/services/shop/pincode.server.ts";

/** What an order costs at one delivery speed, and when it arrives. */
export type SpeedQuote = {
  totals: CartTotals;
  promisedFrom: string;
  promisedBy: string;
};

export type OrderPrice = { delivery: DeliveryQuote; standard: SpeedQuote; express: SpeedQuote | undefined };

/** Prices lines for a destination; checkout shows and placing charges what this one function says. */
export function priceOrder({
  lines,
  discounts,
  destination,
  now,
  settings,
}: {
  lines: readonly (PricedLine & { lineTotalPaise: number })[];
  /** What the prices of the lines have off already. */
  discounts?: readonly Discount[] | undefined;
  destination: PincodeZone;
  now: Date;
  settings: Settings;
}): OrderPrice {
  const { pincode, zone } = destination;
  const goodsPaise = lines.reduce((sum, line) => sum + line.lineTotalPaise, 0);
  const delivery = deliveryQuote({ zone, pincode, goodsPaise, now, settings });
  const isIntraState = destination.stateCode === settings.shop.address.stateCode;
  const today = indiaDate(now);

  function quote(speed: { feePaise: number; promisedFrom: string; promisedBy: string }): SpeedQuote {
    const { feePaise, ...promise } = speed;
    const totals = cartTotals({ lines, deliveryFeePaise: feePaise, isIntraState, discounts });
    return { totals, ...promise };
  }

  const { feePaise, earliestOn, latestOn, express } = delivery;
  return {
    delivery,
    standard: quote({ feePaise, promisedFrom: earliestOn, promisedBy: latestOn }),
    express: express && quote({ feePaise: express.feePaise, promisedFrom: today, promisedBy: today }),
  };
}

/** The quote for the speed a shopper chose; undefined for express that is not offered. */
export function quoteFor(price: OrderPrice, speed: DeliverySpeed): SpeedQuote | undefined {
  return speed === "express" ? price.express : price.standard;
}
