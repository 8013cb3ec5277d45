import { Search, X } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";

/** The pack on its stage; a press shows it large, without JavaScript as the picture itself. */
export function ProductPicture({ product, canBuy }: { product: ProductPage; canBuy: boolean }) {
  const words = productText;
  const large = useRef<HTMLDialogElement>(null);
  const [photo] = product.images;
  const name = words.pictureOf(fullName(product), product.form.name);
  const pictures = photo ? product.images : [{ url: product.pictureUrl, alt: name }];
  const shown = photo ? { ...product, pictureUrl: photo.url } : product;

  function enlarge(event: MouseEvent) {
    if (!large.current) return;
    event.preventDefault();
    large.current.showModal();
  }

  return (
    <figure className="product-picture">
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Stage product={shown} sizes="(min-width: 1024px) 480px, 90vw" isUrgent>
          {canBuy && <ProductBadges product={product} isOnPicture />}
        </Stage>
        <a
          href={pictures[0]!.url}
          aria-label={words.enlarge}
          onClick={enlarge}
          className="icon-button icon-button-line picture-zoom"
        >
          <Search />
        </a>
      </div>
      <dialog ref={large} className="picture-large" aria-label={name}>
        <form method="dialog">
          <button type="submit" aria-label={words.closePicture} className="icon-button icon-button-line">
            <X />
          </button>
        </form>
        {pictures.map(({ url, alt }) => (
          <PackPicture key={url} src={url} sizes="min(92vw, 720px)" alt={alt} loading="lazy" />
        ))}
      </dialog>
    </figure>
  );
}
