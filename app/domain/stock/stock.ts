// Which batches an order takes: the earliest expiry first, and only batches that keep long enough to be used up (more than
// 90 days, a setting).

import { daysBetween } from "#app/domain/india-time.ts";

export type StockBatch<Id extends number | string> = { id: Id; expiresOn: string; quantityAvailable: number };
export type BatchShare<Id extends number | string> = { batchId: Id; quantity: number };

/** Shares a quantity among batches by earliest expiry; undefined when the sellable batches do not hold enough. */
export function allocateBatches<Id extends number | string>({
  batches,
  quantity,
  today,
  minShelfDaysLeft,
}: {
  batches: readonly StockBatch<Id>[];
  quantity: number;
  today: string;
  minShelfDaysLeft: number;
}): BatchShare<Id>[] | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  const shares: BatchShare<Id>[] = [];
  let missing = quantity;
  for (const batch of sellableBatches({ batches, today, minShelfDaysLeft })) {
    const taken = Math.min(missing, batch.quantityAvailable);
    shares.push({ batchId: batch.id, quantity: taken });
    missing -= taken;
    if (missing === 0) return shares;
  }
  return undefined;
}

function sellableBatches<Id extends number | string>({
  batches,
  today,
  minShelfDaysLeft,
}: {
  batches: readonly StockBatch<Id>[];
  today: string;
  minShelfDaysLeft: number;
}): StockBatch<Id>[] {
  return batches
    .filter((batch) => batch.quantityAvailable > 0 && daysBetween(today, batch.expiresOn) > minShelfDaysLeft)
    .sort((a, b) => compare(a.expiresOn, b.expiresOn) || compare(a.id, b.id));
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
