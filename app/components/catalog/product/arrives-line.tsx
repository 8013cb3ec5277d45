import { useVisit } from "#app/components/layout/visit-state.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** On the edge of the plank: day and fee of one pack at the PIN code given before; nothing until that is known. */
export function ArrivesLine({
  product: { pricePaise, availableQuantity },
}: {
  product: Pick<ProductCard, "pricePaise" | "availableQuantity">;
}) {
  const arrives = useVisit().pincode?.arrives;
  if (!arrives || availableQuantity <= 0) return null;
  const { line, freeLine, freeFromPaise } = arrives;
  return (
    <p className="stage-arrives">{freeFromPaise !== null && pricePaise >= freeFromPaise ? freeLine : line}</p>
  );
}
