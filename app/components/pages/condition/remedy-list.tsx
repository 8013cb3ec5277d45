import { Search } from "lucide-react";
import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { Link } from "#app/components/ui/link.ts";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

export type RemedyRow = {
  slug: string;
  name: string;
  potency: string;
  why: string;
  pack: ProductCard | undefined;
};

/** Remedies with the reason they are named, and the pack on our shelf where there is one. */
export function RemedyList({ remedies }: { remedies: RemedyRow[] }) {
  const { page } = conditionText;
  return (
    <ul className="grid gap-3.5">
      {remedies.map(({ slug, name, potency, why, pack }) => (
        <li
          key={slug}
          className="grid overflow-hidden rounded-lg border border-line bg-surface grid-cols-[96px_1fr] md:grid-cols-[140px_1fr]"
        >
          <div className="flex items-end justify-center border-b-4 border-glass-800 bg-paper-200 px-2 pt-3">
            {pack && (
              <img
                src={pack.pictureUrl}
                alt=""
                width={400}
                height={480}
                loading="lazy"
                className="h-auto w-full"
              />
            )}
          </div>
          <div className="grid content-start gap-1.5 p-4 md:p-5">
            <h3 className="flex flex-wrap items-center gap-2 text-[1.25rem] leading-tight">
              {pack ? (
                <Link to={`/product/${pack.slug}`} className="hover:underline hover:underline-offset-4">
                  {name}
                </Link>
              ) : (
                name
              )}
              <PotencyChip label={potency} />
            </h3>
            {pack && <p className="text-sm text-ink-2">{`${pack.brandName} · ${pack.packSize}`}</p>}
            <p className="text-ink-2">{why}</p>
            {pack ? (
              <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
                <Price pricePaise={pack.pricePaise} mrpPaise={pack.mrpPaise} />
                <AddToCartForm product={pack} size="sm" />
              </div>
            ) : (
              <Link to={`/shop?q=${encodeURIComponent(name)}`} className="link-arrow justify-self-start">
                <Search className="size-4" />
                <span>{page.otherPotencies(name)}</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
