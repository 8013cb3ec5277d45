import type { Db } from "#app/db/client.server.ts";
import { pincodeRules, places, states } from "#app/db/schema/places.ts";
import { places as placeFacts, pincodeRules as ruleFacts, states as stateFacts } from "./facts.ts";
import { insertRows } from "./insert-rows.ts";

/** States, PIN code rules and places around the shop: what every shop needs, also one without demo data. */
export async function seedPlaces(db: Db): Promise<void> {
  await insertRows(db, states, stateFacts);
  await insertRows(db, pincodeRules, ruleFacts);
  await insertRows(db, places, placeFacts);
}
