import type { ReactNode } from "react";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { companyText } from "#app/content/messages/catalog/company.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import { unitPriceText } from "#app/content/messages/catalog/unit-price.ts";
import { type Company, isImported } from "#app/domain/catalog/company.ts";
import { unitPrice } from "#app/domain/catalog/price.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

/** What the law wants beside a packed commodity, on a label: maker, origin, net content, MRP, unit price, batch, date. */
export function PackLabel({ product }: { product: ProductPage }) {
  const { label } = productText;
  const shop = useShopFacts();
  const unit = unitPrice(product);
  const { remedy, nextBatch } = product;
  const lines: [name: string, value: ReactNode][] = [
    [label.composition, product.ingredients.join(", ") || label.compositionOnPack],
    [label.netContent, product.packSize],
    product.mrpSource === "label"
      ? [label.mrp, label.mrpText(rupees(product.mrpPaise))]
      : [label.estimated, rupees(product.mrpPaise)],
    [label.unitPrice, unitPriceText.text(rupeesExact(unit.paise), unitPriceText.per[unit.per])],
    [label.batch, nextBatch?.number],
    [label.expiry, nextBatch && formatExpiry(nextBatch.expiresOn)],
    [label.maker, companyLine(product.maker)],
    [label.licence, product.maker?.licence],
    [label.importer, isImported(product.originCountry) && companyLine(product.importer)],
    [label.origin, product.originCountry],
    [label.care, [shop.phone && `+91 ${formatPhone(shop.phone)}`, shop.email].filter(Boolean).join(", ")],
  ];
  return (
    <LabelCard
      colour={product.brandColour}
      className="px-[26px] pt-[30px] pb-6 text-center text-(--label-colour) [--label-corner:18px]"
    >
      <p className="text-[.9375rem] font-bold tracking-[.09em]">{product.brandName}</p>
      <p className="mt-2.5 mb-1 font-display text-3xl font-semibold text-ink">{product.name}</p>
      {remedy && (
        <p className="text-sm text-ink-2">
          {[remedy.abbreviation, remedy.commonNames[0]].filter(Boolean).join(" · ")}
        </p>
      )}
      {product.potencyLabel && (
        <p className="my-3 font-display text-4xl leading-none font-bold">{product.potencyLabel}</p>
      )}
      <dl className="fact-lines mt-4 text-ink">
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

function companyLine(company: Company | null): string | undefined {
  if (!company?.address) return company?.name;
  return companyText.withAddress(company.name, company.address);
}
