import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { productCardText } from "#app/content/messages/product-card.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** The price of a pack; of one that not everybody may buy, why not. */
export function PriceOrWhy({ product }: { product: ProductCard }) {
  const { pricePaise, mrpPaise, soldTo } = product;
  if (isForSale(product)) return <Price pricePaise={pricePaise} mrpPaise={mrpPaise} />;
  const words = productCardText;
  return <p className="font-semibold">{soldTo === "prescription" ? words.doctorNeeded : words.notForSale}</p>;
}

/** Puts a pack into the cart; one that a doctor must advise leads to the doctor, one for hospitals nowhere. */
export function BuyOrAsk({ product, buttonClassName }: { product: ProductCard; buttonClassName?: string }) {
  if (isForSale(product))
    return <AddToCartForm product={product} {...(buttonClassName !== undefined && { buttonClassName })} />;
  return (
    product.soldTo === "prescription" && (
      <ButtonLink to="/doctor-consultation" variant="outline">
        {productCardText.askDoctor}
      </ButtonLink>
    )
  );
}
