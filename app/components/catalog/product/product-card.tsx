import type { ReactNode } from "react";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { Link } from "#app/components/ui/link.ts";
import { fullName, type ProductCard as Product } from "#app/domain/catalog/product.ts";

/** On the shelf, as a line of a list over the whole width, or as a compact row. */
export type CardLayout = "tile" | "line" | "row";

/** A product wherever it is listed: each layout says the same facts. `isUrgent` fetches the picture at once: for the first row of a page only. */
export function ProductCard({
  product,
  layout = "tile",
  isUrgent = false,
  className = "",
}: {
  product: Product;
  layout?: CardLayout;
  isUrgent?: boolean;
  className?: string;
}) {
  const Layout = LAYOUTS[layout];
  return (
    <Layout
      product={product}
      loading={isUrgent ? "eager" : "lazy"}
      className={className}
      price={<Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />}
    />
  );
}

type Parts = { product: Product; loading: "eager" | "lazy"; className: string; price: ReactNode };

const LAYOUTS = { tile: Tile, line: Line, row: Row };

function Tile({ product, loading, className, price }: Parts) {
  return (
    <article className={`product-card ${className}`}>
      <div className="shelf">
        <ProductBadges product={product} isOnPicture />
        <PackPicture src={product.pictureUrl} sizes="(min-width: 1024px) 260px, 45vw" loading={loading} />
      </div>
      <div className="product-card-facts">
        <Facts product={product} nameClass="text-[1.125rem] leading-tight" />
        <div className="mt-auto pt-0.5">{price}</div>
        <AddToCartForm product={product} />
      </div>
    </article>
  );
}

function Line({ product, loading, className, price }: Parts) {
  return (
    <article className={`product-card flex-row ${className}`}>
      <div className="shelf flex w-28 shrink-0 flex-col justify-end pt-3 md:w-36">
        <PackPicture src={product.pictureUrl} sizes="160px" loading={loading} />
      </div>
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_auto_180px]">
        <div className="grid gap-1.5">
          <ProductBadges product={product} />
          <Facts product={product} />
        </div>
        {price}
        <AddToCartForm product={product} />
      </div>
    </article>
  );
}

function Row({ product, loading, className, price }: Parts) {
  return (
    <article className={`product-card grid-cols-[92px_1fr] overflow-hidden rounded-lg ${className}`}>
      <div className="shelf flex flex-col justify-end pt-2.5 [--shelf-side:6px]">
        <PackPicture src={product.pictureUrl} sizes="92px" loading={loading} className="w-[84px]!" />
      </div>
      <div className="grid min-w-0 content-center gap-[5px] px-3.5 py-3">
        <ProductBadges product={product} />
        <Facts product={product} nameClass="text-md leading-tight" />
        <div className="mt-[3px] flex flex-wrap items-center justify-between gap-2">
          {price}
          <AddToCartForm product={product} className="mt-0!" buttonClassName="px-3.5! text-[.9375rem]" />
        </div>
      </div>
    </article>
  );
}

/** Brand, name, potency, pack and rating; the link's name tells two packs of one medicine apart. */
function Facts({ product, nameClass }: { product: Product; nameClass?: string }) {
  return (
    <>
      <p className="text-sm leading-[1.3] text-ink-2">{product.brandName}</p>
      <h3 className={nameClass}>
        <Link to={`/product/${product.slug}`}>
          {product.name}
          <span className="sr-only">{fullName(product).slice(product.name.length)}</span>
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <PotencyChip label={product.potencyLabel} />
        {product.packSize}
      </p>
      <RatingStars rating={product.rating} />
    </>
  );
}
