import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import type { ShopLayout } from "#app/components/catalog/shop/shop-address.ts";
import { Link } from "#app/components/ui/link.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** Products as cards on a shelf or as lines of a list. */
export function ProductList({ products, layout }: { products: ProductCard[]; layout: ShopLayout }) {
  if (layout === "grid") return <ProductGrid products={products} urgentCount={4} />;
  return (
    <div className="cabinet grid-cols-1">
      {products.map((product) => (
        <ProductLine key={product.slug} product={product} />
      ))}
    </div>
  );
}

function ProductLine({ product }: { product: ProductCard }) {
  return (
    <article className="product-card flex-row">
      <div className="shelf flex w-28 shrink-0 flex-col justify-end pt-3 md:w-36">
        <PackPicture src={product.pictureUrl} sizes="160px" loading="lazy" />
      </div>
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_auto_180px]">
        <div className="grid gap-1.5">
          <p className="text-sm leading-[1.3] text-ink-2">{product.brandName}</p>
          <h3>
            <Link to={`/product/${product.slug}`}>{product.name}</Link>
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <PotencyChip label={product.potencyLabel} />
            {product.packSize}
          </p>
          <RatingStars rating={product.rating} />
        </div>
        <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
        <AddToCartForm product={product} />
      </div>
    </article>
  );
}
