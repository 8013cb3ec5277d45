import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { BillLine, WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { lineColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import type { OrderableLine } from "#app/services/orders/write-order.server.ts";

/** A line of a bill that the shop writes, with all that an order copies of it. */
export type PricedBillLine = OrderableLine & Omit<BillLine, keyof OrderableLine>;

/** Lines with today's prices and stock, each product once, in the order in which they were wanted; unknown products are left out. */
export async function listBillLines(
  db: Db,
  { lines, today }: { lines: readonly WantedPacks[]; today: string },
): Promise<PricedBillLine[]> {
  if (lines.length === 0) return [];
  const wanted = new Map<number, number>();
  const prescribedBy = new Map<number, number>();
  for (const { productId, quantity, prescriptionLineId } of lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
    if (prescriptionLineId !== undefined) prescribedBy.set(productId, prescriptionLineId);
  }
  const rows = await db
    .select({
      ...lineColumns,
      sku: products.sku,
      pricePaise: products.pricePaise,
      soldTo: products.soldTo,
      freeQuantity: availableQuantity(today),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...wanted.keys()]));
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return [...wanted].flatMap(([productId, quantity]) => {
    const row = byId.get(productId);
    if (!row) return [];
    const lineTotalPaise = row.pricePaise * quantity;
    const prescriptionLineId = prescribedBy.get(productId);
    return [{ ...row, potencyLabel: storedPotencyLabel(row), quantity, lineTotalPaise, prescriptionLineId }];
  });
}

/** The line as the people at the counter see it. */
export function billLine(line: PricedBillLine): BillLine {
  const { productId, sku, brandName, mrpPaise, pricePaise, quantity } = line;
  const { freeQuantity, soldTo, prescriptionLineId } = line;
  const offer = { productId, sku, name: fullName(line), brandName, mrpPaise, pricePaise };
  return { ...offer, freeQuantity, soldTo, quantity, prescriptionLineId };
}
