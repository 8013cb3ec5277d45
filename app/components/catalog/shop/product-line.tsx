import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { ProductFacts } from "#app/components/catalog/product/product-facts.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** A product as a line of a list over the whole width. */
export function ProductLine({ product }: { product: ProductCard }) {
  return (
    <article className="product-card flex-row">
      <Stage product={product} sizes="144px" className="stage-line w-28 [--pack:80px] md:w-36" />
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_auto_180px]">
        <div className="grid gap-1.5">
          <ProductBadges product={product} />
          <ProductFacts product={product} />
        </div>
        <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
        <AddToCartForm product={product} />
      </div>
    </article>
  );
}
