import { ArrowRight } from "lucide-react";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { homeText } from "#app/content/messages/pages/home.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";

/** Best sellers beside a green board with a plant. */
export function PopularProducts({ products }: { products: ProductCard[] }) {
  const home = homeText;
  if (products.length === 0) return null;
  return (
    <Section isLate>
      <div className="grid gap-[18px] min-[1100px]:grid-cols-[264px_1fr] min-[1100px]:gap-5">
        <div className="on-dark relative flex flex-col gap-1 overflow-hidden rounded-lg bg-leaf-800 py-3 pr-[90px] pl-5 text-paper-100 min-[1100px]:gap-3.5 min-[1100px]:px-7 min-[1100px]:py-[30px]">
          <h2 className="text-white">{home.popular}</h2>
          <p className="text-leaf-200 max-md:hidden">{home.popularText}</p>
          <Link to="/shop?view=all" className="link-arrow text-marigold-300">
            <span>{home.shopAll}</span>
            <ArrowRight className="size-[18px]" />
          </Link>
          <img
            src="/art/tiles/child-care.svg"
            alt=""
            width={200}
            height={252}
            loading="lazy"
            className="absolute right-3 bottom-0 h-auto w-[68px] min-[1100px]:right-8 min-[1100px]:w-[200px]"
          />
        </div>
        <div className="in-row min-w-0">
          <ProductGrid products={products} collapseAfter={{ wide: 6, narrow: 4 }} />
        </div>
      </div>
    </Section>
  );
}
