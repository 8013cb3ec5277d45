import { Heart } from "lucide-react";
import { FormComplaint } from "#app/components/catalog/product/form-complaint.tsx";
import { useShopForm } from "#app/components/catalog/product/use-shop-form.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";

/** A heart that keeps the product for later. */
export function AddToWishlistForm({
  product,
  className,
}: {
  product: Pick<ProductCard, "slug" | "name" | "potencyLabel" | "packSize">;
  className?: string;
}) {
  const words = productCardText;
  const { send, isDone, complaint } = useShopForm("/api/wishlist");
  return (
    <form method="post" action={hrefOf("/wishlist")} onSubmit={send} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      <button
        type="submit"
        className="icon-button icon-button-line size-12 bg-surface"
        aria-label={`${words.addToWishlist}: ${fullName(product)}`}
      >
        <Heart className={isDone ? "fill-sale text-sale" : ""} />
      </button>
      <FormComplaint>{complaint}</FormComplaint>
    </form>
  );
}
