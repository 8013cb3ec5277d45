import type { Shop } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import type { Opening } from "#app/domain/shop/opening.ts";
import { findOpening } from "#app/services/shop/opening.server.ts";

/** Whether the shop is open, as it was read last where the database is away. */
export async function readOpening({ readOrLast, clock, config }: Shop): Promise<Opening> {
  const { found } = await readOrLast(findOpening, { today: indiaDate(clock()), ...payStart(config) });
  return found;
}
