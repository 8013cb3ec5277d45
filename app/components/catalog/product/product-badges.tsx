import { Badge } from "#app/components/ui/badge.tsx";
import { productCardText } from "#app/content/messages/product-card.ts";
import { isOnSale } from "#app/domain/catalog/price.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** Sale, and Best Seller or New: on the picture in its upper corners, else in a line. */
export function ProductBadges({
  product,
  isOnPicture = false,
}: {
  product: ProductCard;
  isOnPicture?: boolean;
}) {
  const words = productCardText;
  if (!isForSale(product)) return null;
  const isSale = isOnSale(product);
  const mark = product.isBestSeller ? "best" : product.isNew ? "new" : undefined;
  if (!isSale && !mark) return null;
  const badges = (
    <>
      {isSale && (
        <Badge kind="sale" className={isOnPicture ? "left-2.5" : ""}>
          {words.sale}
        </Badge>
      )}
      {mark && (
        <Badge kind={mark} className={isOnPicture ? "right-2.5" : ""}>
          {mark === "best" ? words.bestSeller : words.isNew}
        </Badge>
      )}
    </>
  );
  return isOnPicture ? badges : <p className="flex flex-wrap gap-1.5">{badges}</p>;
}
