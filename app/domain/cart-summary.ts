/** A cart as the pages outside it show it; amounts in paise, what cannot be sold is counted and costs nothing. */
export type CartSummary = {
  /** How many packs of each product, by its slug. */
  lines: Record<string, number>;
  count: number;
  goodsPaise: number;
  /** 0 once delivery is free. */
  missingForFreePaise: number;
};

/** A product as the cart speaks of it; `name` with potency and pack. */
export type CartProduct = { slug: string; name: string; pricePaise: number };

/** One press on + or −, and what a pack costs. */
export type CartStep = { slug: string; steps: number; pricePaise: number };

/** The cart as it will be when the shop has done these presses; no line and no sum falls below nothing. */
export function afterSteps(cart: CartSummary, presses: readonly CartStep[]): CartSummary {
  return presses.reduce((before, { slug, steps, pricePaise }) => {
    const quantity = before.lines[slug] ?? 0;
    const done = Math.max(steps, -quantity);
    const { [slug]: _, ...others } = before.lines;
    const goodsPaise = Math.max(before.goodsPaise + done * pricePaise, 0);
    return {
      lines: quantity + done > 0 ? { ...before.lines, [slug]: quantity + done } : others,
      count: before.count + done,
      goodsPaise,
      missingForFreePaise: Math.max(before.missingForFreePaise + before.goodsPaise - goodsPaise, 0),
    };
  }, cart);
}
