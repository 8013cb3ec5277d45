import { Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { AddToCartForm } from "#app/components/product/add-to-cart-form.tsx";
import { PotencyChip } from "#app/components/product/potency-chip.tsx";
import { Price } from "#app/components/product/price.tsx";
import { useText } from "#app/components/text.tsx";
import { wishlistText } from "#app/content/messages/en/wishlist.ts";
import type { ProductCard } from "#app/domain/product.ts";

/** A product put aside, with the way into the cart and the way off the list. */
export function WishlistRow({ product }: { product: ProductCard }) {
  const wishlist = useText(wishlistText);
  const to = `/product/${product.slug}`;
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-t border-line py-[18px] first:border-t-0 first:pt-0.5 last:pb-0 md:grid-cols-[104px_minmax(0,1fr)_auto] md:items-center md:gap-x-5">
      <Link
        to={to}
        tabIndex={-1}
        aria-hidden="true"
        className="grid h-24 place-items-center rounded-md bg-paper-100 md:h-[124px]"
      >
        <Thumbnail pictureUrl={product.pictureUrl} className="size-[78px] md:size-[98px]" />
      </Link>
      <div className="grid gap-1.5">
        <p className="text-sm text-ink-2">{product.brandName}</p>
        <h2 className="text-lg">
          <Link to={to}>{product.name}</Link>
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PotencyChip label={product.potencyLabel} />
          <span>{product.packSize}</span>
        </p>
        <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
      </div>
      <div className="col-span-full flex items-center gap-2.5 md:col-span-1">
        <AddToCartForm product={product} />
        <Form method="post" action="/wishlist" preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="slug" value={product.slug} />
          <button
            type="submit"
            aria-label={wishlist.removeNamed(product.name)}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-[.9375rem] font-medium text-ink-2 hover:text-error"
          >
            <Trash2 className="size-[18px]" />
            {wishlist.remove}
          </button>
        </Form>
      </div>
    </li>
  );
}
