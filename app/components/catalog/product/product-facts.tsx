import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { Link } from "#app/components/ui/link.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";

/** What every card, line and row says of a product: brand, name, potency, pack and rating; the link's name tells two packs of one medicine apart. */
export function ProductFacts({ product, nameClass }: { product: ProductCard; nameClass?: string }) {
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
