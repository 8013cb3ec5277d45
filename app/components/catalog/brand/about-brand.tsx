import type { BrandFacts } from "#app/components/catalog/brand/brand-hero.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { brandText } from "#app/content/messages/catalog/brand.ts";
import { tileText } from "#app/content/messages/catalog/tile.ts";

/** The "About" block of a brand with its facts in a panel. */
export function AboutBrand({ brand, paragraphs }: { brand: BrandFacts; paragraphs: string[] }) {
  const { page: words } = brandText;
  const { products } = tileText;
  const facts = [
    { name: words.country, value: brand.country },
    { name: words.founded, value: brand.foundedYear },
    { name: words.headquarters, value: brand.headquarters },
    { name: words.knownFor, value: brand.specialties[0] },
    { name: words.inShop, value: products(brand.productCount) },
  ].filter(({ value }) => value !== undefined);
  return (
    <Section isSunk>
      <div className="grid gap-[26px] lg:grid-cols-[1.2fr_.8fr] lg:gap-16">
        <div className="grid max-w-[64ch] content-start gap-3.5">
          <h2>{words.aboutTitle(brand.name)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="grid grid-cols-2 gap-px self-start overflow-hidden rounded-lg border border-line bg-line">
          {facts.map(({ name, value }) => (
            <div key={name} className="bg-surface px-5 py-[18px] last:odd:col-span-2">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className="mt-0.5 font-display text-xl leading-tight font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
