import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { pincodeRules, places, states } from "#app/db/schema/places.ts";
import { deliveryQuote, type ZoneId } from "#app/domain/delivery.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { cashTerms, offeredPayment, type StartFacts } from "#app/domain/payment-offer.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";
import type { Settings } from "#app/domain/settings.ts";

export type PincodeZone = {
  pincode: string;
  zone: ZoneId;
  stateCode: string;
  stateName: string;
  /** Every state that uses this PIN code; more than one where the post office's border is not the state's. */
  stateCodes: string[];
  place: string | undefined;
};

/** What a PIN code (six digits) means: zone, GST state, town; undefined when India has no such PIN code. */
export async function findZone(db: Db, pincode: string): Promise<PincodeZone | undefined> {
  const { rows } = await db.execute<{
    zone: ZoneId;
    codes: string[];
    name: string;
    place: string | null;
  }>(sql`
    with rule as (
      select ${pincodeRules.zone} as zone, ${pincodeRules.stateCodes} as codes, length(${pincodeRules.prefix}) as size
      from ${pincodeRules} where ${pincode} like ${pincodeRules.prefix} || '%'
    ), found as (
      select (select zone from rule where zone is not null order by size desc limit 1) as zone,
        (select codes from rule where cardinality(codes) > 0 order by size desc limit 1) as codes
    )
    select found.zone, found.codes, ${states.name} as name, (
      select case when near.kind in ('town', 'district') then near.name else coalesce(town.name, near.name) end
      from ${places} near left join ${places} town on town.slug = near.parent_slug
      where ${pincode} = any(near.pincodes)
      order by near.kind = 'town' desc, near.kind = 'district', near.distance_km, near.slug limit 1
    ) as place
    from found join ${states} on ${states.code} = found.codes[1] where found.zone is not null
  `);
  const [row] = rows;
  if (!row) return undefined;
  return {
    pincode,
    zone: row.zone,
    stateCode: row.codes[0]!,
    stateName: row.name,
    stateCodes: row.codes,
    place: row.place ?? undefined,
  };
}

/** Answers a PIN code as somebody typed it: when goods worth `goodsPaise` arrive there, for what fee, and how they can be paid. */
export async function answerPincode(
  db: Db,
  {
    typed,
    goodsPaise,
    now,
    settings,
    start,
  }: { typed: string; goodsPaise: number; now: Date; settings: Settings; start: StartFacts },
): Promise<PincodeAnswer> {
  const pincode = parsePincode(typed);
  if (pincode === undefined) return { ok: false, reason: "invalid" };
  const found = await findZone(db, pincode);
  if (!found) return { ok: false, reason: "unknown" };
  const quote = deliveryQuote({ zone: found.zone, pincode, goodsPaise, now, settings });
  const totalPaise = goodsPaise + quote.feePaise;
  const payment = offeredPayment({ settings, start, pincode, totalPaise });
  return { ok: true, pincode, place: found.place, ...quote, payment, cod: cashTerms(settings) };
}

/** The PIN code decides the state; what the shopper chose counts where a PIN code lies in more than one. */
export async function findDestination(
  db: Db,
  { pincode, state }: { pincode: string; state: string },
): Promise<PincodeZone | undefined> {
  const found = await findZone(db, pincode);
  if (!found || found.stateCodes.length === 1) return found;
  const isChosen = or(eq(states.code, state), eq(sql`lower(${states.name})`, state.toLowerCase()));
  const [chosen] = await db
    .select({ stateCode: states.code, stateName: states.name })
    .from(states)
    .where(and(inArray(states.code, found.stateCodes), isChosen));
  return { ...found, ...chosen };
}
