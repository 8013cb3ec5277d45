import { useVisit } from "#app/components/layout/visit-state.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** On the edge of the plank: day and fee of one pack at the PIN code given before; nothing until that is known. */
export function ArrivesLine({
  product,
}: {
  product: Pick<ProductCard, "pricePaise" | "availableQuantity" | "soldTo">;
}) {
  const arrives = useVisit(({ pincode }) => pincode?.arrives);
  if (!arrives || product.availableQuantity <= 0 || !isForSale(product)) return null;
  const { line, freeLine, freeFromPaise } = arrives;
  return (
    <p className="stage-arrives">
      {freeFromPaise !== null && product.pricePaise >= freeFromPaise ? freeLine : line}
    </p>
  );
}
