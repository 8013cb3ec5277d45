import type { Db } from "#app/db/client.server.ts";
import { countAttempt, networkOf } from "#app/services/attempts.server.ts";

const PER_NETWORK = { limit: 30, windowMinutes: 60 };
const PER_PHONE = { limit: 10, windowMinutes: 24 * 60 };

/** Counts one more order of a network and of a phone; false when it is one too many. In the transaction that places the order, so that refused ones do not count. */
export async function countOrder(
  tx: Db,
  { clientAddress, phone, now }: { clientAddress: string; phone: string; now: Date },
): Promise<boolean> {
  return (
    (await countAttempt(tx, { ...PER_NETWORK, key: `order ${networkOf(clientAddress)}`, now })) &&
    (await countAttempt(tx, { ...PER_PHONE, key: `order ${phone}`, now }))
  );
}
