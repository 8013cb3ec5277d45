import { medicineSummary } from "#app/components/catalog/list/medicine-summary.ts";
import { BuyOrAsk, PriceOrWhy } from "#app/components/catalog/product/buy-or-ask.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import { Link } from "#app/components/ui/link.ts";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
import { medicineText } from "#app/content/messages/catalog/medicine.ts";
import { type Medicine, medicinePath } from "#app/domain/catalog/medicine.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** A pack as a row; the link's name tells two packs of one medicine apart. */
export function PackRow({ product }: { product: ProductCard }) {
  return (
    <ListRow
      of={product}
      product={product}
      name={product.name}
      nameEnd={fullName(product).slice(product.name.length)}
      to={`/product/${product.slug}`}
    />
  );
}

/** A medicine as a row, with its usual pack. */
export function MedicineRow({ medicine }: { medicine: Medicine }) {
  const [usual] = medicine.choices;
  return (
    <ListRow
      of={medicine}
      product={usual}
      name={medicine.name}
      summary={medicineSummary(medicine)}
      to={medicinePath(medicine)}
    />
  );
}

function ListRow({
  of,
  product,
  name,
  nameEnd,
  summary,
  to,
}: {
  of: object;
  product: ProductCard;
  name: string;
  nameEnd?: string;
  summary?: string | undefined;
  to: PagePath;
}) {
  const isSoldOut = product.availableQuantity <= 0;
  return (
    <WrittenOnce as="article" className="list-row" of={of} name="row">
      <Stage product={product} sizes="64px" className="stage-line" />
      <div className="list-row-head">
        <h3>
          <Link to={to}>
            {name}
            {nameEnd && <span className="sr-only">{nameEnd}</span>}
          </Link>
        </h3>
        <ProductBadges product={product} />
      </div>
      <div className="list-row-facts">
        {summary && <p className="w-full">{summary}</p>}
        <PotencyChip label={product.potencyLabel} />
        <p className="list-row-maker">{medicineText.brandAndPack(product.brandName, product.packSize)}</p>
        <PriceOrWhy product={product} />
        <RatingStars rating={product.rating} className="order-1" />
      </div>
      <BuyOrAsk product={product} buttonClassName={isSoldOut ? "" : "is-icon"} />
    </WrittenOnce>
  );
}
