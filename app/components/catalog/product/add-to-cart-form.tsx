import { Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from "react";
import { FormComplaint } from "#app/components/catalog/product/form-complaint.tsx";
import { useShopForm } from "#app/components/catalog/product/use-shop-form.ts";
import { followChange } from "#app/components/layout/sent-changes.ts";
import { importCart } from "#app/components/layout/visit.tsx";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Button } from "#app/components/ui/button.tsx";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";

type Buyable = Pick<
  ProductCard,
  "slug" | "name" | "potencyLabel" | "packSize" | "pricePaise" | "availableQuantity"
>;

/**
 * Puts a product into the cart; children (a QuantityField) stand before the button. Without them, and where there is room for the
 * usual words, it is one pack, and the button becomes − 1 + at once, before the shop has answered.
 */
export function AddToCartForm({
  id,
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
  id?: string;
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
  const [isLost, setIsLost] = useState(false);
  const isStepped = children === undefined && label === undefined;
  const line = { ...product, name: fullName(product) };
  const quantity = useVisit(({ cart }) => (isStepped && cart?.lines[product.slug]) || 0);
  const CartStepper = useVisit(({ parts }) => (quantity > 0 ? parts?.CartStepper : undefined));
  const isSoldOut = product.availableQuantity <= 0;
  const refusal = useVisit(({ cart }) =>
    isStepped && cart?.complaint?.slug === product.slug ? cart.complaint.text : undefined,
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isStepped) return send(event);
    event.preventDefault();
    const form = event.currentTarget;
    setIsLost(false);
    followChange(
      importCart().then(
        ({ addOne }) => addOne(form, line),
        () => setIsLost(true),
      ),
    );
  }

  return (
    <form id={id} method="post" action={hrefOf("/cart")} onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
      {CartStepper ? (
        <CartStepper product={line} quantity={quantity} />
      ) : (
        <Button
          variant={variant}
          size={size}
          disabled={isSoldOut}
          onPointerDown={isStepped ? importCart : undefined}
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
      )}
      <FormComplaint>{complaint ?? refusal ?? (isLost ? words.failed : undefined)}</FormComplaint>
    </form>
  );
}
