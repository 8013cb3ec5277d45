import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { unitPriceText } from "#app/content/messages/catalog/unit-price.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import type { Choice } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

/** The same medicine and potency by each brand, the lowest price per ml, g or piece first, the pack of the page among them. */
export function BrandRows({ product }: { product: ProductPage }) {
  const words = productText;
  const { choices, slug } = product;
  if (choices.brand.length === 0) return null;
  return (
    <section id="brands" className="late scroll-mt-32">
      <SectionHeading title={words.otherBrands} />
      <ul className="brand-rows">
        {choices.brand.map((choice) => (
          <li key={choice.slug} aria-current={choice.isCurrent ? "true" : undefined}>
            <span>
              {choice.isCurrent ? (
                <b>{choice.label}</b>
              ) : (
                <Link to={`/product/${choice.slug}`}>{choice.label}</Link>
              )}
              <small>{choice.packSize}</small>
            </span>
            {choice.state === "for-sale" ? (
              <Buy product={product} choice={choice} returnTo={`/product/${slug}`} />
            ) : (
              <em>{words.choiceNotes[choice.state]}</em>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Buy({
  product: { name, potencyLabel },
  choice: { slug, packSize, availableQuantity, pricePaise, unit, isCurrent },
  returnTo,
}: {
  product: ProductPage;
  choice: Choice;
  returnTo: `/product/${string}`;
}) {
  return (
    <>
      <span className="brand-price">
        <b>{rupees(pricePaise)}</b>
        <small>{unitPriceText.text(rupeesExact(unit.paise), unitPriceText.per[unit.per])}</small>
      </span>
      {isCurrent ? (
        <em>{productText.thisPack}</em>
      ) : (
        <AddToCartForm
          product={{ slug, name, potencyLabel, packSize, pricePaise, availableQuantity }}
          label={productCardText.add}
          icon={null}
          size="sm"
          returnTo={returnTo}
        />
      )}
    </>
  );
}
