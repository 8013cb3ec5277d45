import { medicineSummary } from "#app/components/catalog/list/medicine-summary.ts";
import { ArrivesLine } from "#app/components/catalog/product/arrives-line.tsx";
import { BuyOrAsk, PriceOrWhy } from "#app/components/catalog/product/buy-or-ask.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { ProductBadges } from "#app/components/catalog/product/product-badges.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import { Link } from "#app/components/ui/link.ts";
import { WrittenOnce } from "#app/components/ui/written-once.tsx";
import { medicineText } from "#app/content/messages/catalog/medicine.ts";
import { type Medicine, medicinePath } from "#app/domain/catalog/medicine.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** Which offer of a card is shown is for its radios and list.css to say, without a script. */
const PLACES = ["offer offer-first", "offer offer-other"];

/** A medicine on the shelf: its usual pack, and the other usual potency one press away. `isUrgent` fetches the picture at once. */
export function MedicineCard({ medicine, isUrgent = false }: { medicine: Medicine; isUrgent?: boolean }) {
  const { name, choices } = medicine;
  const summary = medicineSummary(medicine);
  const content = (
    <>
      {choices.map((product, place) => (
        <Stage
          key={product.slug}
          product={product}
          sizes="(min-width: 1024px) 260px, 45vw"
          isUrgent={isUrgent && place === 0}
          className={PLACES[place]}
        >
          <ProductBadges product={product} isOnPicture />
          <ArrivesLine product={product} />
        </Stage>
      ))}
      <div className="product-card-facts">
        <h3 className="text-[1.125rem] leading-tight">
          <Link to={medicinePath(medicine)}>{name}</Link>
        </h3>
        {summary && <p className="text-sm leading-[1.35] text-ink-2">{summary}</p>}
        {choices.length > 1 && <Choices name={name} choices={choices} />}
        {choices.map((product, place) => (
          <div key={product.slug} className={PLACES[place]}>
            <Offer product={product} isOnlyOne={choices.length === 1} />
          </div>
        ))}
      </div>
    </>
  );
  const look = "product-card medicine-card";
  if (isUrgent) return <article className={look}>{content}</article>;
  return (
    <WrittenOnce as="article" className={look} of={medicine} name="card">
      {content}
    </WrittenOnce>
  );
}

function Choices({ name, choices }: { name: string; choices: ProductCard[] }) {
  const words = medicineText;
  const [first] = choices;
  const arePotencies = choices.some(({ potencyLabel }) => potencyLabel !== undefined);
  return (
    <fieldset className="offer-choices">
      <legend className="sr-only">{arePotencies ? words.potencyOf(name) : words.sizeOf(name)}</legend>
      {choices.map(({ slug, potencyLabel, packSize }, place) => (
        <label key={slug}>
          <input
            type="radio"
            name={`offer-${first!.slug}`}
            value={slug}
            defaultChecked={place === 0}
            autoComplete="off"
          />
          <span>{potencyLabel ?? packSize}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Offer({ product, isOnlyOne }: { product: ProductCard; isOnlyOne: boolean }) {
  return (
    <>
      <PriceOrWhy product={product} />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        {isOnlyOne && <PotencyChip label={product.potencyLabel} />}
        {medicineText.brandAndPack(product.brandName, product.packSize)}
      </p>
      <RatingStars rating={product.rating} />
      <BuyOrAsk product={product} />
    </>
  );
}
