import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { RowTick } from "#app/components/admin/row-tick.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import type { DeskProduct } from "#app/domain/catalog/desk-product.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { rupees } from "#app/domain/money.ts";

/** Products with picture, price and stock; the name leads to the editor, the ticks belong to the form of that id. */
export function ProductTable({
  products,
  formId,
  tickedSkus,
}: {
  products: DeskProduct[];
  formId: string;
  /** Ticked in the form that was just sent, and so again. */
  tickedSkus: string[];
}) {
  const words = officeCatalogText;
  const columns: Column<DeskProduct>[] = [
    {
      heading: words.columns.product,
      cell: (product) => (
        <div className="flex items-center gap-3">
          <RowTick
            formId={formId}
            name="sku"
            value={product.sku}
            isTicked={tickedSkus.includes(product.sku)}
            label={words.bulk.tick(fullName({ ...product, name: `${product.name}, ${product.brandName}` }))}
          />
          <img
            src={product.pictureUrl}
            alt=""
            width={40}
            height={48}
            loading="lazy"
            className="h-12 w-10 shrink-0 rounded-sm bg-paper-200 object-cover"
          />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={`/admin/products/${product.sku}`} className="link">
                {product.name}
                <span className="sr-only"> {product.potencyLabel}</span>
              </Link>
              <PotencyChip label={product.potencyLabel} />
            </p>
            <small>
              {product.packSize}, {product.sku}
            </small>
            {product.gaps.length > 0 && (
              <small className="block">
                {words.gaps.title(product.gaps.map((gap) => words.gaps[gap]).join(", "))}
              </small>
            )}
            {!product.isPublished && <b className="text-sm text-error">{words.hidden}</b>}
          </div>
        </div>
      ),
    },
    { heading: words.columns.brand, isOnlyWide: true, cell: (product) => product.brandName },
    {
      heading: words.columns.mrp,
      isNumber: true,
      isOnlyWide: true,
      cell: (product) => (
        <>
          {rupees(product.mrpPaise)}
          {product.mrpSource === "estimate" && <small>{words.estimated}</small>}
        </>
      ),
    },
    {
      heading: words.columns.price,
      isNumber: true,
      cell: (product) => (
        <>
          <b>{rupees(product.pricePaise)}</b>
          <small className="md:hidden!">
            {words.columns.stock} {product.freeQuantity}
            {product.mrpSource === "estimate" && `, ${words.estimated}`}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.gst,
      isNumber: true,
      isOnlyWide: true,
      cell: (product) => `${product.gstPercent} %`,
    },
    {
      heading: words.columns.stock,
      isNumber: true,
      isOnlyWide: true,
      cell: (product) => (
        <b className={product.freeQuantity === 0 ? "text-error" : ""}>{product.freeQuantity}</b>
      ),
    },
    {
      heading: words.columns.state,
      isOnlyWide: true,
      cell: (product) => (product.isPublished ? words.shown : words.hidden),
    },
  ];
  return (
    <OfficeTable label={words.title} columns={columns} rows={products} keyOf={(product) => product.id} />
  );
}
