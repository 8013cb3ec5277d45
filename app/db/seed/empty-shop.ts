import type { Db } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/catalog.ts";

/** True while no brand stands in the shop: brands come before everything that is sold. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  return (await db.$count(brands)) === 0;
}
