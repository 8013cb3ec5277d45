import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** What came into the shop last. */
export function RecentProducts({ products }: { products: ProductCard[] }) {
  const home = homeText;
  if (products.length === 0) return null;
  return (
    <Section isLate className="pt-0!">
      <SectionHeading title={home.recent} link={{ to: "/new-arrivals", text: home.allRecent }} />
      <div className="in-row">
        <ProductGrid products={products} columns={6} collapseAfter={{ wide: 6, narrow: 4 }} />
      </div>
    </Section>
  );
}
