import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Link } from "#app/components/ui/link.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { isOnSale } from "#app/domain/catalog/price.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";

/** A product on the shelf. `isUrgent` fetches the picture at once: for the first row of a page only. */
export function ProductCard({
  product,
  isUrgent = false,
  className = "",
}: {
  product: Product;
  isUrgent?: boolean;
  className?: string;
}) {
  const words = productCardText;
  return (
    <article className={`product-card ${className}`}>
      <div className="shelf">
        {isOnSale(product) && (
          <Badge kind="sale" className="left-2.5">
            {words.sale}
          </Badge>
        )}
        {product.isBestSeller ? (
          <Badge kind="best" className="right-2.5">
            {words.bestSeller}
          </Badge>
        ) : (
          product.isNew && (
            <Badge kind="new" className="right-2.5">
              {words.isNew}
            </Badge>
          )
        )}
        <PackPicture
          src={product.pictureUrl}
          sizes="(min-width: 1024px) 260px, 45vw"
          loading={isUrgent ? "eager" : "lazy"}
        />
      </div>
      <div className="product-card-facts">
        <p className="text-sm leading-[1.3] text-ink-2">{product.brandName}</p>
        <h3 className="text-[1.125rem] leading-tight">
          <Link to={`/product/${product.slug}`}>
            {product.name}
            <span className="sr-only">{` ${product.potencyLabel ?? ""}, ${product.packSize}`}</span>
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PotencyChip label={product.potencyLabel} />
          {product.packSize}
        </p>
        <RatingStars rating={product.rating} />
        <div className="mt-auto pt-0.5">
          <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
        </div>
        <AddToCartForm product={product} />
      </div>
    </article>
  );
}
