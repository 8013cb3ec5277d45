import { ChatButton } from "#app/components/layout/reach-shop.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { LabelCard, labelColour } from "#app/components/ui/label-card.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { brandText } from "#app/content/messages/catalog/brand.ts";

export type BrandFacts = {
  slug: string;
  name: string;
  country: string;
  foundedYear: number | undefined;
  headquarters: string | undefined;
  description: string;
  specialties: string[];
  productCount: number;
  colour: string;
};

/** What a brand is, and the two ways on. */
export function BrandWays({ brand }: { brand: Pick<BrandFacts, "slug" | "name" | "description"> }) {
  const { page: words } = brandText;
  return (
    <div className="grid max-w-[60ch] gap-4">
      <p className="text-lg text-ink-2">{brand.description}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/shop?brand=${brand.slug}`}>{words.shopAll}</ButtonLink>
        <ChatButton message={words.askMessage(brand.name)}>{words.ask}</ChatButton>
      </div>
    </div>
  );
}

/** On phones the label alone, as the list comes first. The brand as a label, what it makes, and a row of its packs on a plank; the tint has the hue of the brand's colour. */
export function BrandHero({
  brand,
  packs,
}: {
  brand: BrandFacts;
  packs: { slug: string; pictureUrl: string }[];
}) {
  const words = brandText;
  return (
    <section
      className={`buti border-b border-line bg-[oklch(from_var(--label-colour)_92%_0.03_h)] ${labelColour(brand.colour)}`}
    >
      <PageWidth className="grid gap-[22px] max-md:py-3 lg:grid-cols-[400px_1fr] lg:items-center lg:gap-x-[60px] lg:gap-y-[18px]">
        <div className="max-md:hidden lg:col-span-2">
          <Breadcrumbs
            label={words.breadcrumb}
            items={[
              { name: words.home, to: "/" },
              { name: words.brands, to: "/brands" },
              { name: brand.name },
            ]}
          />
        </div>
        <LabelCard className="w-full max-w-[420px] px-[26px]! pt-5! pb-4! text-center [--label-corner:18px] md:pt-[34px]! md:pb-[26px]!">
          <h1 className="text-[2.25rem] leading-none font-bold text-(--label-colour) lg:text-[2.625rem]">
            {brand.name}
            <span className="sr-only">{words.page.ofBrand}</span>
          </h1>
          <p className="mt-2.5 text-ink-2">
            {brand.foundedYear === undefined
              ? brand.country
              : words.page.since(brand.country, brand.foundedYear)}
          </p>
          <p className="font-semibold text-(--label-colour)">{words.page.atCounter(brand.productCount)}</p>
        </LabelCard>
        <div className="max-md:hidden">
          <BrandWays brand={brand} />
        </div>
        <div className="mt-1.5 flex items-end max-md:hidden justify-center lg:col-span-2 lg:justify-between lg:px-6">
          {packs.map(({ slug, pictureUrl }, position) => (
            <img
              key={slug}
              src={pictureUrl}
              alt=""
              width={400}
              height={480}
              className={`relative z-1 -mb-1 h-auto w-[15%] min-w-[82px] ${position < 4 ? "" : "max-lg:hidden"}`}
            />
          ))}
        </div>
      </PageWidth>
      <div className="plank max-md:hidden" />
    </section>
  );
}
