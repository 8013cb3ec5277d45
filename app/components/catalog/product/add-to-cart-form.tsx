import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { FormComplaint } from "#app/components/catalog/product/form-complaint.tsx";
import { useShopForm } from "#app/components/catalog/product/use-shop-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";

type Buyable = Pick<ProductCard, "slug" | "name" | "potencyLabel" | "packSize" | "availableQuantity">;

/** Puts a product into the cart; children (a QuantityField) stand before the button, without them it is one pack. */
export function AddToCartForm({
  product,
  returnTo,
  label,
  icon = <Plus className="size-[18px]" />,
  variant = "soft",
  size,
  className,
  buttonClassName,
  children,
}: {
  product: Buyable;
  /** Where a visitor without JavaScript goes on; the cart when left out. */
  returnTo?: string;
  /** Shorter words on the button, where there is little room. */
  label?: string;
  icon?: ReactNode;
  className?: string;
  buttonClassName?: string;
  children?: ReactNode;
} & Pick<ComponentProps<typeof Button>, "variant" | "size">) {
  const words = productCardText;
  const { send, isBusy, complaint } = useShopForm("/api/cart");
  const isSoldOut = product.availableQuantity <= 0;

  return (
    <form method="post" action={hrefOf("/cart")} onSubmit={send} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
      <Button
        variant={variant}
        size={size}
        disabled={isSoldOut}
        aria-disabled={isBusy || undefined}
        className={buttonClassName}
      >
        {isSoldOut ? (
          words.outOfStock
        ) : (
          <>
            {icon}
            {isBusy ? words.addingToCart : (label ?? words.addToCart)}
            <span className="sr-only">: {fullName(product)}</span>
          </>
        )}
      </Button>
      <FormComplaint>{complaint}</FormComplaint>
    </form>
  );
}
