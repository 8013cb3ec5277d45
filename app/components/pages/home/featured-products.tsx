import { AddToCartForm } from "#app/components/catalog/product/add-to-cart-form.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

const SHOWN_ON_PHONES = 4;

/** Products that the shop puts forward, in compact rows: six, on phones four. */
export function FeaturedProducts({ products }: { products: ProductCard[] }) {
  const home = homeText;
  if (products.length === 0) return null;
  return (
    <Section isLate>
      <SectionHeading title={home.featured} link={{ to: "/shop?view=all", text: home.allFeatured }} />
      <div className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-[18px]">
        {products.map((product, position) => (
          <ProductRow
            key={product.slug}
            product={product}
            className={position < SHOWN_ON_PHONES ? "grid!" : "hidden! md:grid!"}
          />
        ))}
      </div>
    </Section>
  );
}

function ProductRow({ product, className }: { product: ProductCard; className: string }) {
  return (
    <article className={`product-card grid-cols-[92px_1fr] overflow-hidden rounded-lg ${className}`}>
      <div className="shelf flex flex-col justify-end pt-2.5 [--shelf-side:6px]">
        <img src={product.pictureUrl} alt="" width={400} height={480} loading="lazy" className="w-[84px]!" />
      </div>
      <div className="grid min-w-0 content-center gap-[5px] px-3.5 py-3">
        <p className="text-sm leading-[1.3] text-ink-2">{product.brandName}</p>
        <h3 className="text-md">
          <Link to={`/product/${product.slug}`}>{product.name}</Link>
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PotencyChip label={product.potencyLabel} />
          {product.packSize}
        </p>
        <div className="mt-[3px] flex flex-wrap items-center justify-between gap-2">
          <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} />
          <AddToCartForm product={product} className="mt-0!" buttonClassName="px-3.5! text-[.9375rem]" />
        </div>
      </div>
    </article>
  );
}
