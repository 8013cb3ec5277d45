import { CircleCheck, CircleX, ShoppingCart } from "lucide-react";
import { useState } from "react";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { AddToWishlistForm } from "#app/components/catalog/product/add-to-wishlist-form.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { QuantityField } from "#app/components/ui/quantity-field.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { choicesForSale } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";

/** Stock, quantity, cart and wishlist of a pack that is sold to everybody; where it is sold out, the way to those in stock. */
export function BuyBox({ product }: { product: ProductPage }) {
  const words = productText;
  const [quantity, setQuantity] = useState(1);
  const [isTooMany, setIsTooMany] = useState(false);
  const stock = product.availableQuantity;
  const isSoldOut = stock === 0;
  const icon = <ShoppingCart />;
  return (
    <>
      <StockLine stock={stock} />
      <div>
        <div className="flex flex-wrap gap-3">
          <AddToCartForm
            product={product}
            variant="primary"
            icon={icon}
            className="flex flex-1 flex-wrap gap-3"
            buttonClassName="flex-1 max-lg:hidden max-lg:noscript:inline-flex"
          >
            <QuantityField
              name="quantity"
              label={words.quantity}
              value={1}
              max={Math.max(stock, 1)}
              disabled={isSoldOut}
              decreaseLabel={words.oneLess}
              increaseLabel={words.oneMore}
              aria-describedby="quantity-limit"
              onInput={(event) => setIsTooMany(event.currentTarget.valueAsNumber > stock)}
              onQuantity={setQuantity}
            />
          </AddToCartForm>
          <AddToWishlistForm product={product} />
        </div>
        <p id="quantity-limit" role="status" className="mt-2 text-sm font-semibold text-error empty:hidden">
          {isTooMany && !isSoldOut ? words.onlySoMany(stock) : ""}
        </p>
      </div>
      {isSoldOut ? (
        <SoldOut product={product} />
      ) : (
        <StickyAction label={words.buy}>
          <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
          <AddToCartForm
            product={product}
            variant="primary"
            size="lg"
            icon={icon}
            className="flex-1"
            buttonClassName="w-full"
          >
            <input type="hidden" name="quantity" value={quantity} />
          </AddToCartForm>
        </StickyAction>
      )}
    </>
  );
}

function StockLine({ stock }: { stock: number }) {
  const words = productText;
  const isInStock = stock > 0;
  return (
    <p className={`flex items-center gap-2 font-semibold ${isInStock ? "text-ok" : "text-error"}`}>
      {isInStock ? <CircleCheck /> : <CircleX />}
      {isInStock ? words.inStock(stock) : words.outOfStock}
    </p>
  );
}

/** The way on from a pack that is sold out: the other potencies, packs and brands that are in stock. */
function SoldOut({ product: { choices } }: { product: ProductPage }) {
  const words = productText;
  const others = choicesForSale(choices);
  const [first] = others;
  if (!first) return null;
  const way = (size?: "lg") => (
    <ButtonLink to={others.length === 1 ? `/product/${first.slug}` : "#choices"} size={size} isBlock>
      {words.seeOthers(others.length)}
    </ButtonLink>
  );
  return (
    <>
      <div className="max-lg:hidden max-lg:noscript:block">{way()}</div>
      <StickyAction label={words.buy}>
        <p className="font-semibold text-error">{words.outOfStock}</p>
        {way("lg")}
      </StickyAction>
    </>
  );
}
