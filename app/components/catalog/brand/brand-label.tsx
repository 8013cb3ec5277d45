import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

/** `colour` is the one the brand has on its packs. */
export type LabelledBrand = {
  slug: string;
  name: string;
  country: string;
  productCount: number;
  colour: string;
};

/** A brand as an apothecary label that leads to its page. */
export function BrandLabel({ brand }: { brand: LabelledBrand }) {
  const words = tileText;
  return (
    <Link
      to={`/brand/${brand.slug}`}
      className="block h-full transition-[translate] duration-(--dur-2) hover:-translate-y-[3px]"
    >
      <LabelCard
        colour={brand.colour}
        className="grid h-full content-center px-2.5! text-center [--label-corner:11px]"
      >
        <b className="block font-display text-xl leading-tight font-bold text-(--label-colour)">
          {brand.name}
        </b>
        <span className="mt-1 block text-sm leading-[1.4] text-ink-2">
          {brand.country}
          <br />
          {words.products(brand.productCount)}
        </span>
      </LabelCard>
    </Link>
  );
}
