// An unfinished counter bill as the device keeps it: products and packs only. Prices and stock are read anew, people are never kept.

import { z } from "zod";
import type { WantedPacks } from "#app/domain/orders/counter-bill.ts";

const schema = z.object({
  billKey: z.uuid(),
  /** The sale that the screen had just said when the bill was begun; "" for none. */
  after: z.string(),
  keptAt: z.number(),
  lines: z
    .array(z.object({ productId: z.int().positive(), quantity: z.int().positive().max(999) }))
    .min(1)
    .max(100),
});

export type KeptBill = z.infer<typeof schema>;

const LONGEST_MS = 24 * 60 * 60_000;

/** The bill to keep; undefined when nothing is on it. Lines with a quantity that is none are left out. */
export function billToKeep(bill: {
  billKey: string;
  after: string;
  lines: readonly WantedPacks[];
  now: number;
}): KeptBill | undefined {
  const { billKey, after, now } = bill;
  const lines = bill.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const whole = lines.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
  return schema.safeParse({ billKey, after, keptAt: now, lines: whole }).data;
}

/** What was kept, where it is still unfinished: not older than a day, and not the bill that was just sold. */
export function readKeptBill(
  text: string | null,
  { sold, now }: { sold: string; now: number },
): KeptBill | undefined {
  const kept = schema.safeParse(parsed(text)).data;
  const isFinished = sold !== "" && kept?.after !== sold;
  return !kept || isFinished || now - kept.keptAt > LONGEST_MS ? undefined : kept;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
