import { ArrivesLine } from "#app/components/catalog/product/arrives-line.tsx";
import { BuyOrAsk, PriceOrWhy } from "#app/components/catalog/product/buy-or-ask.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { ProductFacts } from "#app/components/catalog/product/product-facts.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
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
  const content = (
    <>
      <Stage product={product} sizes="(min-width: 1024px) 260px, 45vw" isUrgent={isUrgent}>
        <ProductBadges product={product} isOnPicture />
        <ArrivesLine product={product} />
      </Stage>
      <div className="product-card-facts">
        <ProductFacts product={product} nameClass="text-[1.125rem] leading-tight" />
        <div className="mt-auto pt-0.5">
          <PriceOrWhy product={product} />
        </div>
        <BuyOrAsk product={product} />
      </div>
    </>
  );
  const look = `product-card ${className}`;
  if (isUrgent) return <article className={look}>{content}</article>;
  return (
    <WrittenOnce as="article" className={look} of={product} name="card">
      {content}
    </WrittenOnce>
  );
}
