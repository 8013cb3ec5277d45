import { ProductCard } from "#app/components/catalog/product/product-card.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import type { ShopLayout } from "#app/components/catalog/shop/shop-address.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";

/** Products as cards on a shelf or as lines of a list. */
export function ProductList({ products, layout }: { products: Product[]; layout: ShopLayout }) {
  if (layout === "grid") return <ProductGrid products={products} urgentCount={4} />;
  return (
    <div className="cabinet grid-cols-1">
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} layout="line" />
      ))}
    </div>
  );
}
