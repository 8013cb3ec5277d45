import { Section } from "#app/components/layout/section.tsx";
import { ProductRow } from "#app/components/pages/home/product-row.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";

const SHOWN_ON_PHONES = 4;

/** Products that the shop puts forward, in compact rows: six, on phones four. */
export function FeaturedProducts({ products }: { products: Product[] }) {
  const home = homeText;
  if (products.length === 0) return null;
  return (
    <Section isLate>
      <SectionHeading title={home.featured} link={{ to: "/shop?view=all", text: home.allFeatured }} />
      <div className="shelf-row [--cell:min(92%,20rem)] gap-3.5 md:grid md:grid-cols-2 lg:grid-cols-3 lg:gap-[18px]">
        {products.map((product, position) => (
          <ProductRow
            key={product.slug}
            product={product}
            className={position < SHOWN_ON_PHONES ? "grid!" : "hidden! md:grid!"}
          />
        ))}
      </div>
    </Section>
  );
}
