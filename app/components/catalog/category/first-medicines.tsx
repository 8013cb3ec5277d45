import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Medicines at the head of a page that tells of something else, one row on phones; nothing without any. */
export function FirstMedicines({
  title,
  link,
  products,
}: {
  title: string;
  link: { to: LinkTarget; text: string };
  products: ProductCard[];
}) {
  if (products.length === 0) return null;
  return (
    <section className="in-row max-md:[&>.section-heading]:mb-0">
      <SectionHeading title={title} link={link} />
      <ProductGrid products={products} columns={6} urgentCount={2} />
    </section>
  );
}
