import "#app/components/catalog/list/list.css";
import { MedicineRow, PackRow } from "#app/components/catalog/list/list-row.tsx";
import { MedicineCard } from "#app/components/catalog/list/medicine-card.tsx";
import { ProductCard } from "#app/components/catalog/product/product-card.tsx";
import type { Medicine } from "#app/domain/catalog/medicine.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";
import type { Listing as Shelf } from "#app/domain/catalog/shop-shelf.ts";

export type ListLayout = "grid" | "list";

/** How a list is laid out where nobody chose: medicines stand on a shelf, packs of one kind are compared in rows. */
export function usualLayout({ unit }: Shelf): ListLayout {
  return unit === "medicines" ? "grid" : "list";
}

/** What a list shows, as cards on a shelf or as rows. On a shelf of best sellers no card says that it is one. */
export function Listing({
  shelf,
  layout = usualLayout(shelf),
  columns = 3,
  areBestSellers = false,
}: {
  shelf: Shelf;
  layout?: ListLayout | undefined;
  columns?: 3 | 4;
  areBestSellers?: boolean;
}) {
  const shown = areBestSellers ? withoutMark(shelf) : shelf;
  if (layout === "list")
    return (
      <div className="list-rows">
        {shown.unit === "packs"
          ? shown.packs.map((product) => <PackRow key={product.slug} product={product} />)
          : shown.medicines.map((medicine) => <MedicineRow key={medicine.key} medicine={medicine} />)}
      </div>
    );
  return (
    <div className={`cabinet cabinet-${columns} list-cards`}>
      {shown.unit === "packs"
        ? shown.packs.map((product, place) => (
            <ProductCard key={product.slug} product={product} isUrgent={place < URGENT} />
          ))
        : shown.medicines.map((medicine, place) => (
            <MedicineCard key={medicine.key} medicine={medicine} isUrgent={place < URGENT} />
          ))}
    </div>
  );
}

/** How many pictures are in the first view. */
const URGENT = 4;

function withoutMark(shelf: Shelf): Shelf {
  const unmark = (product: Product): Product => ({ ...product, isBestSeller: false });
  if (shelf.unit === "packs") return { ...shelf, packs: shelf.packs.map(unmark) };
  return {
    ...shelf,
    medicines: shelf.medicines.map((medicine) => ({
      ...medicine,
      choices: medicine.choices.map(unmark) as Medicine["choices"],
    })),
  };
}
