import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { pincodeRules } from "#app/db/schema/places.ts";
import type { ZoneId } from "#app/domain/delivery.ts";

/** The delivery zone of each PIN code, by the longest prefix that names one; unknown PIN codes are left out. */
export async function listZones(db: Db, pincodes: string[]): Promise<Map<string, ZoneId>> {
  const { rows } = await db.execute<{ pincode: string; zone: ZoneId }>(sql`
    select distinct on (asked.pincode) asked.pincode, ${pincodeRules.zone} as zone
    from unnest(${sql.param(pincodes)}::text[]) as asked(pincode)
    join ${pincodeRules} on asked.pincode like ${pincodeRules.prefix} || '%' and ${pincodeRules.zone} is not null
    order by asked.pincode, length(${pincodeRules.prefix}) desc
  `);
  return new Map(rows.map(({ pincode, zone }) => [pincode, zone]));
}
