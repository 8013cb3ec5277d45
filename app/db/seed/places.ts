import type { Db } from "#app/db/client.server.ts";
import { pincodeRules, places, states } from "#app/db/schema/places.ts";
import { findDeclined } from "./declined.ts";
import { places as placeFacts, pincodeRules as ruleFacts, states as stateFacts } from "./facts.ts";
import { offerRows } from "./offer-rows.ts";

/** States, PIN code rules and places around the shop that it was never offered: what every shop needs, also one without demo data. */
export async function seedPlaces(db: Db): Promise<void> {
  const { pincodes: declined } = await findDeclined(db);
  await offerRows(db, { kind: "state", table: states, rows: stateFacts, keyOf: ({ code }) => code });
  await offerRows(db, {
    kind: "pincode",
    table: pincodeRules,
    rows: ruleFacts,
    keyOf: ({ prefix }) => prefix,
    declined,
  });
  await offerRows(db, { kind: "place", table: places, rows: placeFacts, keyOf: ({ slug }) => slug });
}
