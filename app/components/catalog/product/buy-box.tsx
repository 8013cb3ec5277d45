import { CircleCheck, ShoppingCart } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { AddToWishlistForm } from "#app/components/catalog/product/add-to-wishlist-form.tsx";
import { BuyBar } from "#app/components/catalog/product/buy-bar.tsx";
import { DeliveryLine } from "#app/components/catalog/product/delivery-line.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { usePincodeAnswer } from "#app/components/catalog/product/use-pincode-answer.ts";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { pincodeText } from "#app/content/messages/catalog/pincode.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { isServed, type PincodeAnswer } from "#app/domain/pincode-answer.ts";

const FORM_ID = "buy";

/** Price, delivery, quantity, cart and wishlist of a pack that everybody can buy now. */
export function BuyBox({
  product,
  pincodeAnswer,
  children,
}: {
  product: ProductPage;
  pincodeAnswer: PincodeAnswer | undefined;
  /** Stands below the price. */
  children?: ReactNode;
}) {
  const words = productText;
  const { slug, pricePaise, mrpPaise, packSize, availableQuantity: stock } = product;
  const [quantity, setQuantity] = useState(1);
  const [isTooMany, setIsTooMany] = useState(false);
  const delivery = usePincodeAnswer({ goodsPaise: pricePaise, initial: pincodeAnswer });
  const { answer } = delivery;
  const notTo = answer?.ok && !isServed(answer) ? answer.pincode : undefined;
  return (
    <>
      <div className="buy-price">
        <Price pricePaise={pricePaise} mrpPaise={mrpPaise} size="lg" hasSaving />
        <p className="flex items-center gap-1.5 text-sm font-semibold text-ok">
          <CircleCheck className="size-4" />
          {words.inStock(stock)}
        </p>
        <p className="w-full text-sm text-ink-2">
          {packSize} · {words.taxIncluded}
        </p>
      </div>
      {children}
      <DeliveryLine path={`/product/${slug}`} delivery={delivery} />
      {notTo === undefined ? (
        <div>
          <div className="flex flex-wrap gap-3">
            <AddToCartForm
              id={FORM_ID}
              product={product}
              variant="primary"
              icon={<ShoppingCart />}
              className="flex flex-1 flex-wrap gap-3"
              buttonClassName="flex-1 max-lg:hidden max-lg:noscript:inline-flex"
            >
              <QuantityField
                name="quantity"
                label={words.quantity}
                value={1}
                max={stock}
                decreaseLabel={words.oneLess}
                increaseLabel={words.oneMore}
                aria-describedby="quantity-limit"
                onQuantity={setQuantity}
                onTooMany={setIsTooMany}
              />
            </AddToCartForm>
            <AddToWishlistForm product={product} />
          </div>
          <p
            id="quantity-limit"
            role="status"
            className="mt-2 text-sm font-semibold text-error empty:sr-only"
          >
            {isTooMany ? words.onlySoMany(stock) : ""}
          </p>
          <BuyBar product={product} quantity={quantity} formId={FORM_ID} />
        </div>
      ) : (
        <StickyAction label={words.buy}>
          <p className="font-semibold leading-tight">{pincodeText.notTo(notTo)}</p>
          <ButtonLink to="#delivery" variant="outline" size="lg" isBlock onClick={openField}>
            {pincodeText.changePincode}
          </ButtonLink>
        </StickyAction>
      )}
    </>
  );
}

function openField() {
  const details = document.querySelector<HTMLDetailsElement>("#delivery details");
  if (!details) return;
  details.open = true;
  details.querySelector("input")?.focus();
}
