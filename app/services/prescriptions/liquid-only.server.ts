import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import type { LineReading } from "#app/domain/prescriptions/prescription-line.ts";

/** Whether a line in globules names a remedy and potency that the shop sells as a liquid alone. */
export async function isLiquidOnly(
  db: Db,
  { remedySlug, reading }: { remedySlug: string | undefined; reading: LineReading },
): Promise<boolean> {
  const { doseUnit, potency } = reading;
  if (doseUnit !== "globules" || !potency || remedySlug === undefined) return false;
  const sold = await db
    .selectDistinct({ netUnit: products.netUnit })
    .from(products)
    .innerJoin(remedies, eq(remedies.id, products.remedyId))
    .where(
      and(
        eq(remedies.slug, remedySlug),
        eq(products.potencyScale, potency.scale),
        eq(products.potencyNumber, potency.number),
        eq(products.isPublished, true),
        ne(products.soldTo, "nobody"),
      ),
    );
  return sold.length > 0 && sold.every(({ netUnit }) => netUnit === "ml");
}
