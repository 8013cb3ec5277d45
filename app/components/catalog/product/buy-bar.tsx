import { ShoppingCart } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { FormComplaint } from "#app/components/catalog/product/form-complaint.tsx";
import { useShopForm } from "#app/components/catalog/product/use-shop-form.ts";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { rupees } from "#app/domain/money.ts";

/**
 * At the foot of a phone's screen: the sum and Add to Cart; once added, how many of it are in the cart, and the way there. Until
 * React is there, its button sends the form named by `formId`, with the quantity that stands in it.
 */
export function BuyBar({
  product,
  quantity,
  formId,
}: {
  product: ProductPage;
  quantity: number;
  formId: string;
}) {
  const words = productText;
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, inCart, complaint } = useShopForm("/api/cart", true);
  const { slug, pricePaise, potencyLabel, packSize, availableQuantity } = product;
  const [isTooMany, setIsTooMany] = useState(false);
  const isAdded = inCart !== undefined && inCart > 0;

  function sendOwn(event: MouseEvent) {
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <StickyAction label={words.buy}>
      <form ref={form} method="post" action={hrefOf("/cart")} onSubmit={send} className="buy-bar">
        <input type="hidden" name="intent" value={isAdded ? "set" : "add"} />
        <input type="hidden" name="slug" value={slug} />
        {isAdded ? (
          <>
            <QuantityField
              name="quantity"
              label={words.inCart}
              value={inCart}
              max={availableQuantity}
              decreaseLabel={words.oneLess}
              increaseLabel={words.oneMore}
              aria-describedby="bar-limit"
              onQuantity={() => form.current?.requestSubmit()}
              onTooMany={setIsTooMany}
            />
            <ButtonLink to="/cart" size="lg" className="flex-1">
              {words.viewCart(rupees(pricePaise * inCart))}
            </ButtonLink>
          </>
        ) : (
          <>
            <input type="hidden" name="quantity" value={quantity} />
            <p className="price leading-tight">
              <b>{rupees(pricePaise * quantity)}</b>
              <small>{[potencyLabel, packSize].filter(Boolean).join(", ")}</small>
            </p>
            <Button
              size="lg"
              form={formId}
              aria-disabled={isBusy || undefined}
              onClick={sendOwn}
              className="flex-1"
            >
              <ShoppingCart />
              {isBusy ? productCardText.addingToCart : productCardText.addToCart}
              <span className="sr-only">: {fullName(product)}</span>
            </Button>
          </>
        )}
        <p id="bar-limit" role="status" className="w-full text-sm font-semibold text-error empty:sr-only">
          {isAdded && isTooMany ? words.onlySoMany(availableQuantity) : ""}
        </p>
        <FormComplaint>{complaint}</FormComplaint>
      </form>
    </StickyAction>
  );
}
