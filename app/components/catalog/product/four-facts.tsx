import { productText } from "#app/content/messages/catalog/product.ts";
import { unitPriceText } from "#app/content/messages/catalog/unit-price.ts";
import { unitPrice } from "#app/domain/catalog/price.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** Maker, batch, expiry and unit price in four short lines; what is not known is left out, a date that no batch in stock has becomes the promise of days. */
export function FourFacts({
  product,
  canBuy,
  shelfDays,
}: {
  product: ProductPage;
  canBuy: boolean;
  /** How many days each pack must still keep when it is sold. */
  shelfDays: number;
}) {
  const { facts, label } = productText;
  const { maker, brandName, nextBatch } = product;
  const unit = unitPrice(product);
  const lines: [name: string, value: string | undefined][] = [
    [label.maker, maker?.name ?? brandName],
    [facts.batch, nextBatch?.number],
    [label.expiry, nextBatch ? formatExpiry(nextBatch.expiresOn) : facts.shelfDays(shelfDays)],
    [facts.perUnit(unitPriceText.per[unit.per]), canBuy ? rupeesExact(unit.paise) : undefined],
  ];
  return (
    <dl className="four-facts">
      {lines.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
