import { Heart } from "lucide-react";
import { useFetcher } from "react-router";
import { type ShopReply, useShopReply } from "#app/components/product/shop-reply.ts";
import { useText } from "#app/components/text.tsx";
import { productCardText } from "#app/content/messages/en/product-card.ts";
import { fullName, type ProductCard } from "#app/domain/product.ts";

/** A heart that keeps the product for later. */
export function AddToWishlistForm({
  product,
  className,
}: {
  product: Pick<ProductCard, "slug" | "name" | "potencyLabel" | "packSize">;
  className?: string;
}) {
  const words = useText(productCardText);
  const fetcher = useFetcher<ShopReply>();
  useShopReply(fetcher.data);
  return (
    <fetcher.Form method="post" action="/wishlist" className={className} defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      <button
        type="submit"
        className="icon-button icon-button-line size-12 bg-surface"
        aria-label={`${words.addToWishlist}: ${fullName(product)}`}
      >
        <Heart className={fetcher.data?.ok ? "fill-sale text-sale" : ""} />
      </button>
    </fetcher.Form>
  );
}
