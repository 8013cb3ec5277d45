// What a quote comes to while it is written: prices include GST, and the discount counts from today's shop prices.

export type SummedLine = { quantity: number; pricePaise: number; shopPricePaise: number };
export type QuoteSums = {
  goodsPaise: number;
  discountPaise: number;
  deliveryPaise: number;
  totalPaise: number;
};

/** Adds up lines and delivery in paise; what cannot be read (NaN) counts as nothing, and there is no discount below 0. */
export function quoteSums(lines: readonly SummedLine[], deliveryPaise: number): QuoteSums {
  const sum = (paiseOf: (line: SummedLine) => number) =>
    lines.reduce((total, line) => total + (paiseOf(line) || 0), 0);
  const goodsPaise = sum(({ quantity, pricePaise }) => quantity * pricePaise);
  const listPaise = sum(
    ({ quantity, pricePaise, shopPricePaise }) => quantity * (pricePaise && shopPricePaise),
  );
  const delivery = deliveryPaise || 0;
  return {
    goodsPaise,
    discountPaise: Math.max(0, listPaise - goodsPaise),
    deliveryPaise: delivery,
    totalPaise: goodsPaise + delivery,
  };
}
