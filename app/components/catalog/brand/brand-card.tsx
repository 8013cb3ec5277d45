import type { LabelledBrand } from "#app/components/catalog/brand/brand-label.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

/** A brand in the list of brands: its label, origin, product count and two lines about it. */
export function BrandCard({ brand }: { brand: LabelledBrand & { description: string } }) {
  const words = tileText;
  return (
    <Link
      to={`/brand/${brand.slug}`}
      className="block h-full transition-[translate] duration-(--dur-2) hover:-translate-y-[3px]"
    >
      <LabelCard colour={brand.colour} className="h-full">
        <h2 className="text-2xl text-(--label-colour)">{brand.name}</h2>
        <p className="mt-1 text-sm font-semibold text-ink-2">
          {brand.country} · {words.products(brand.productCount)}
        </p>
        <p className="mt-2 line-clamp-2 text-ink-2">{brand.description}</p>
      </LabelCard>
    </Link>
  );
}
