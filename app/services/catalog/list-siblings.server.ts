import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { countingPacks } from "#app/db/sources.server.ts";
import type { Sibling } from "#app/domain/catalog/product-choice.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";

type Self = Pick<typeof products.$inferSelect, "remedyId" | "brandId" | "formId" | "name">;

/** Every published pack of the same remedy and form, the product itself among them; of a speciality, its other packs. */
export async function listSiblings(
  db: Db,
  { product, today }: { product: Self; today: string },
): Promise<Sibling[]> {
  const siblings = db
    .select({
      id: products.id,
      slug: products.slug,
      brandName: brands.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      pricePaise: products.pricePaise,
      availableQuantity: availableQuantity(today),
      soldTo: products.soldTo,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.isPublished, true), eq(products.formId, product.formId), isSameMedicine(product)))
    .orderBy(products.slug);
  const rows = await countingPacks(
    () => siblings,
    (found) => found.map(({ id }) => id),
  );
  return rows.map(({ id: _, potencyScale, potencyNumber, ...sibling }) => ({
    ...sibling,
    potency: storedPotency({ potencyScale, potencyNumber }),
  }));
}

/** SQL condition: the same remedy, whoever makes it; of a speciality the same name of the same maker. */
function isSameMedicine({ remedyId, brandId, name }: Omit<Self, "formId">): SQL {
  if (remedyId !== null) return eq(products.remedyId, remedyId);
  return sql`(${products.remedyId} is null and ${products.brandId} = ${brandId} and ${products.name} = ${name})`;
}
