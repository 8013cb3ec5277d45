import { Search } from "lucide-react";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { Stage } from "#app/components/catalog/product/stage.tsx";
import { Link } from "#app/components/ui/link.ts";
import { unitPriceText } from "#app/content/messages/catalog/unit-price.ts";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import type { UnitPrice } from "#app/domain/catalog/price.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

type OtherPack = Pick<ProductCard, "slug" | "brandName" | "packSize" | "pricePaise"> & { unit: UnitPrice };

export type RemedyRow = {
  slug: string;
  name: string;
  potency: string;
  why: string;
  pack: (ProductCard & { unit: UnitPrice }) | undefined;
  others: OtherPack[];
};

const OTHERS_SHOWN = 3;
/** A link that stands alone, as high as a thumb. */
const LINK = "link inline-flex min-h-11 min-w-11 items-center";

/** Remedies with the reason they are named, and the pack on our shelf where there is one. */
export function RemedyList({ remedies }: { remedies: RemedyRow[] }) {
  const { page } = conditionText;
  return (
    <ul className="grid gap-3.5">
      {remedies.map(({ slug, name, potency, why, pack, others }) => (
        <li
          key={slug}
          className="grid overflow-hidden rounded-lg border border-line bg-surface late grid-cols-[96px_1fr] md:grid-cols-[140px_1fr]"
        >
          {pack && <Stage product={pack} sizes="140px" className="stage-line" />}
          <div className={`grid content-center gap-1.5 px-4 py-3 ${pack ? "" : "col-span-full"}`}>
            <h3 className="flex flex-wrap items-center gap-2 text-[1.25rem] leading-tight">
              {pack ? (
                <Link
                  to={`/product/${pack.slug}`}
                  className="py-2.5 hover:underline hover:underline-offset-4"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
              <PotencyChip label={potency} />
            </h3>
            {pack && (
              <p className="text-sm text-ink-2">
                <b className="font-semibold text-ink">{pack.brandName}</b> · {pack.packSize} ·{" "}
                {perUnit(pack.unit)}
              </p>
            )}
            {pack && (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Price pricePaise={pack.pricePaise} mrpPaise={pack.mrpPaise} />
                <AddToCartForm product={pack} size="sm" />
              </div>
            )}
          </div>
          <div className="col-span-full grid gap-1.5 border-t border-line-soft px-4 py-3">
            <p className="text-ink-2">{why}</p>
            <Link to={`/remedy/${slug}`} className={`${LINK} justify-self-start`}>
              {page.aboutRemedy(name)}
            </Link>
            {!pack && (
              <Link to={`/shop?q=${encodeURIComponent(name)}`} className="link-arrow justify-self-start">
                <Search className="size-4" />
                <span>{page.otherPotencies(name)}</span>
              </Link>
            )}
            {others.length > 0 && <OtherPacks packs={others} of={{ name, potency }} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same medicine by other makers, and in other packs: what each costs, and what a unit of it costs. */
function OtherPacks({ packs, of }: { packs: OtherPack[]; of: { name: string; potency: string } }) {
  const { page } = conditionText;
  return (
    <div className="mt-1 border-t border-line-soft pt-2 text-sm">
      <p className="font-semibold">{page.otherMakers}</p>
      <ul>
        {packs.slice(0, OTHERS_SHOWN).map(({ slug, brandName, packSize, pricePaise, unit }) => (
          <li key={slug} className="flex flex-wrap items-center gap-x-2">
            <Link to={`/product/${slug}`} className={LINK}>
              {page.packOf(brandName, packSize)}
            </Link>
            <span className="text-ink-2">
              {rupees(pricePaise)} · {perUnit(unit)}
            </span>
          </li>
        ))}
      </ul>
      {packs.length > OTHERS_SHOWN && (
        <Link to={`/shop?q=${encodeURIComponent(`${of.name} ${of.potency}`)}`} className={LINK}>
          {page.allPacks}
        </Link>
      )}
    </div>
  );
}

function perUnit({ paise, per }: UnitPrice): string {
  return unitPriceText.text(rupeesExact(paise), unitPriceText.per[per]);
}
