// What a price means beside its MRP. The struck-through price is always the printed MRP (Legal Metrology), never invented.

import type { NetUnit } from "#app/domain/catalog/pack.ts";

/** True when the shop sells below the printed MRP. */
export function isOnSale({ mrpPaise, pricePaise }: { mrpPaise: number; pricePaise: number }): boolean {
  return pricePaise < mrpPaise;
}

/** What the customer saves on the MRP: paise, and whole per cent rounded down; undefined without a saving. */
export function saving({ mrpPaise, pricePaise }: { mrpPaise: number; pricePaise: number }) {
  if (!isOnSale({ mrpPaise, pricePaise })) return undefined;
  const savedPaise = mrpPaise - pricePaise;
  return { paise: savedPaise, percent: Math.floor((savedPaise * 100) / mrpPaise) };
}

export type UnitPrice = { paise: number; per: NetUnit };

/** Unit sale price in paise per ml, g or piece, as Legal Metrology asks since 1-10-2022 (two decimals of a rupee). */
export function unitPrice({
  pricePaise,
  netQuantity,
  netUnit,
}: {
  pricePaise: number;
  netQuantity: number;
  netUnit: NetUnit;
}): UnitPrice {
  return { paise: Math.round(pricePaise / netQuantity), per: netUnit };
}
