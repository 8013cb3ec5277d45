import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { businesses, enquiries } from "#app/db/schema/enquiries.ts";

/** Whether a quote names a pack that is not sold to everybody, and is not for a business whose drug licence the shop has approved. */
export async function hasClosedLine(
  tx: Db,
  { enquiryId, productIds }: { enquiryId: number; productIds: readonly number[] },
): Promise<boolean> {
  const [closed] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [...productIds]),
        ne(products.soldTo, "anyone"),
        sql`not exists (
          select from ${enquiries} join ${businesses} on ${eq(businesses.profileId, enquiries.profileId)}
          where ${enquiries.id} = ${enquiryId}
        )`,
      ),
    )
    .limit(1);
  return closed !== undefined;
}
