import type { LabelledBrand } from "#app/components/catalog/brand/brand-label.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

/** A brand in the list of brands: its label, origin, product count and two lines about it; a small one keeps the lines for wide screens. */
export function BrandCard({
  brand,
  isSmall = false,
}: {
  brand: LabelledBrand & { description: string };
  isSmall?: boolean;
}) {
  const words = tileText;
  const look = isSmall ? "max-md:px-3.5! max-md:py-1.5!" : "max-md:p-3.5!";
  return (
    <Link
      to={`/brand/${brand.slug}`}
      className="block h-full transition-[translate] duration-(--dur-2) hover:-translate-y-[3px]"
    >
      <LabelCard colour={brand.colour} className={`h-full max-md:[--label-corner:11px] ${look}`}>
        <h2 className="text-lg text-(--label-colour) wrap-anywhere md:text-2xl">{brand.name}</h2>
        <p className="text-sm md:mt-1 leading-snug font-semibold text-ink-2">
          {brand.country} · {words.products(brand.productCount)}
        </p>
        <p
          className={`mt-2 line-clamp-2 text-ink-2 max-md:text-sm max-md:leading-snug ${isSmall ? "max-md:hidden" : ""}`}
        >
          {brand.description}
        </p>
      </LabelCard>
    </Link>
  );
}
