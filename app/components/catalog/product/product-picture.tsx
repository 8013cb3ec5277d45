import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { isOnSale } from "#app/domain/catalog/price.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** The pack on its shelf: the shop's first photograph of it, else the drawing, which says that it is one. */
export function ProductPicture({ product }: { product: ProductPage }) {
  const words = productText;
  const [photo] = product.images;
  const isOffered = isForSale(product);
  return (
    <figure className="product-picture">
      <div className="product-shelf">
        {isOffered && isOnSale(product) && (
          <Badge kind="sale" className="left-4">
            {words.sale}
          </Badge>
        )}
        {isOffered && product.isBestSeller && (
          <Badge kind="best" className="right-4">
            {words.bestSeller}
          </Badge>
        )}
        <PackPicture
          src={photo?.url ?? product.pictureUrl}
          sizes="(min-width: 1024px) 480px, 90vw"
          alt={photo?.alt ?? words.pictureOf(fullName(product), product.form.name)}
          fetchPriority="high"
        />
      </div>
      {!photo && <figcaption className="mt-3 text-sm text-ink-3">{words.drawnPicture}</figcaption>}
    </figure>
  );
}
