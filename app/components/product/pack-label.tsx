import type { ReactNode } from "react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { useText } from "#app/components/text.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { formatDate } from "#app/domain/india-time.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";
import { unitPrice } from "#app/domain/price.ts";
import type { ProductPage } from "#app/domain/product-page.ts";

/** What the law wants beside a packed commodity, on a label: maker, origin, net content, MRP, unit price, batch, date. */
export function PackLabel({ product }: { product: ProductPage }) {
  const { label } = useText().product;
  const shop = useShopFacts();
  const unit = unitPrice(product);
  const { remedy, nextBatch } = product;
  const lines: [name: string, value: ReactNode][] = [
    [label.composition, product.ingredients.join(", ")],
    [label.netContent, product.packSize],
    [label.mrp, label.mrpText(rupees(product.mrpPaise))],
    [label.unitPrice, label.unitPriceText(rupeesExact(unit.paise), label.per[unit.per])],
    [label.batch, nextBatch?.number],
    [label.bestBefore, nextBatch && formatDate(nextBatch.expiresOn)],
    [label.maker, product.maker],
    [label.importer, product.importer],
    [label.origin, product.originCountry],
    [label.care, `+91 ${shop.phone}, ${shop.email}`],
  ];
  return (
    <LabelCard cornerPx={18} className="px-[26px] pt-[30px] pb-6 text-center">
      <p className="text-[.9375rem] font-bold tracking-[.09em] text-leaf-700">{product.brandName}</p>
      <p className="mt-2.5 mb-1 font-display text-3xl font-semibold">{product.name}</p>
      {remedy && (
        <p className="text-sm text-ink-2">
          {[remedy.abbreviation, remedy.commonNames[0]].filter(Boolean).join(" · ")}
        </p>
      )}
      {product.potencyLabel && (
        <p className="my-3 font-display text-4xl leading-none font-bold text-leaf-700">
          {product.potencyLabel}
        </p>
      )}
      <dl className="fact-lines mt-4">
        {lines.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </LabelCard>
  );
}
