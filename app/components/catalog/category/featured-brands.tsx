import type { LabelledBrand } from "#app/components/catalog/brand/brand-label.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";

const SPECIALTIES_SHOWN = 2;

/** Featured brands with two specialities each. */
export function FeaturedBrands({ brands }: { brands: (LabelledBrand & { specialties: string[] })[] }) {
  return (
    <ul className="shelf-row [--cell:min(86%,11rem)] gap-3.5 md:grid md:grid-cols-3 min-[1100px]:grid-cols-6">
      {brands.map((brand) => (
        <li key={brand.slug}>
          <Link
            to={`/brand/${brand.slug}`}
            className="block h-full transition-[translate] duration-(--dur-2) hover:-translate-y-[3px]"
          >
            <LabelCard colour={brand.colour} className="h-full px-3! text-center [--label-corner:11px]">
              <b className="block font-display text-xl leading-tight font-bold text-(--label-colour)">
                {brand.name}
              </b>
              <span className="mt-1.5 block text-sm leading-[1.4] text-ink-2">
                {brand.specialties.slice(0, SPECIALTIES_SHOWN).join(", ")}
              </span>
            </LabelCard>
          </Link>
        </li>
      ))}
    </ul>
  );
}
