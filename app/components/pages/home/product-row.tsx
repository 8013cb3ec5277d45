import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { ProductFacts } from "#app/components/catalog/product/product-facts.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** A product as a compact row. */
export function ProductRow({ product, className }: { product: ProductCard; className: string }) {
  return (
    <article className={`product-card grid-cols-[92px_1fr] overflow-hidden rounded-lg ${className}`}>
      <Stage product={product} sizes="92px" className="stage-line" />
      <div className="grid min-w-0 content-center gap-[5px] px-3.5 py-3">
        <ProductBadges product={product} />
        <ProductFacts product={product} nameClass="text-md leading-tight" />
        <div className="mt-[3px] flex flex-wrap items-center justify-between gap-2">
          <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
          <AddToCartForm product={product} className="mt-0!" buttonClassName="px-3.5! text-[.9375rem]" />
        </div>
      </div>
    </article>
  );
}
