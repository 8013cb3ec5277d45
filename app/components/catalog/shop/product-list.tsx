import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { ProductLine } from "#app/components/catalog/shop/product-line.tsx";
import type { ShopLayout } from "#app/components/catalog/shop/shop-address.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";

/** Products as cards on a shelf or as lines of a list. */
export function ProductList({ products, layout }: { products: Product[]; layout: ShopLayout }) {
  if (layout === "grid") return <ProductGrid products={products} urgentCount={4} />;
  return (
    <div className="cabinet grid-cols-1">
      {products.map((product) => (
        <ProductLine key={product.slug} product={product} />
      ))}
    </div>
  );
}
