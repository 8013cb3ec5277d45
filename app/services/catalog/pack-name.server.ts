import type { PotencyScale } from "#app/domain/catalog/potency.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";

/** How a row of `products` is called: "Arnica Montana 30 CH, 30 ml". */
export function packName(row: {
  name: string;
  potencyScale: PotencyScale | null;
  potencyNumber: number | null;
  packSize: string;
}): string {
  return fullName({ ...row, potencyLabel: storedPotencyLabel(row) });
}
