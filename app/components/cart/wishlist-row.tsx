import { LinePicture } from "#app/components/cart/line-picture.tsx";
import { RemoveButton } from "#app/components/cart/remove-button.tsx";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { wishlistText } from "#app/content/messages/cart/wishlist.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** A product put aside, with the way into the cart and the way off the list. */
export function WishlistRow({ product }: { product: ProductCard }) {
  const wishlist = wishlistText;
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-t border-line py-[18px] first:border-t-0 first:pt-0.5 last:pb-0 md:grid-cols-[104px_minmax(0,1fr)_auto] md:items-center md:gap-x-5">
      <LinePicture product={product} />
      <div className="grid gap-1.5">
        <p className="text-sm text-ink-2">{product.brandName}</p>
        <h2 className="text-lg">
          <Link to={`/product/${product.slug}`}>{product.name}</Link>
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
          <RemoveButton label={wishlist.removeNamed(product.name)}>{wishlist.remove}</RemoveButton>
        </Form>
      </div>
    </li>
  );
}
