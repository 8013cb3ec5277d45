import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { ProductFacts } from "#app/components/catalog/product/product-facts.tsx";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** A product as a line of a list over the whole width. */
export function ProductLine({ product }: { product: ProductCard }) {
  return (
    <article className="product-card flex-row">
      <div className="shelf flex w-28 shrink-0 flex-col justify-end pt-3 md:w-36">
        <PackPicture src={product.pictureUrl} sizes="160px" loading="lazy" />
      </div>
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
