import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { ProductFields } from "#app/domain/catalog/product-fields.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { rupees } from "#app/domain/money.ts";

/** Title, address and description as they would stand in a list of search results. */
export function SearchPreview({
  fields,
  brandName,
  origin,
}: {
  fields: ProductFields;
  brandName: string;
  origin: string;
}) {
  const words = officeCatalogText;
  const { meta } = productText;
  const name = `${[fields.name, fields.potency].filter(Boolean).join(" ")}, ${fields.packSize}`;
  const price = rupees(parseRupees(fields.price, { minPaise: 0, maxPaise: 100_000_000 }) ?? 0);
  return (
    <section aria-label={words.preview} className="rounded-md border border-line bg-white p-4">
      <p className="text-sm text-ink-2">{words.preview}</p>
      <p className="mt-2 truncate text-sm">
        {origin}/product/{fields.slug}
      </p>
      <p className="text-lg text-neel-700">{fields.seoTitle || meta.title(name, brandName)}</p>
      <p className="text-sm">{fields.seoDescription || meta.description(name, brandName, price)}</p>
    </section>
  );
}
