import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ProductCard } from "#app/components/catalog/product/product-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { productCardText } from "#app/content/messages/product-card.ts";
import type { ProductCard as Product } from "#app/domain/catalog/product.ts";

/**
 * The cabinet: cards in rows of 2, then 3, then `columns`. `collapseAfter` hides the rest behind "View More Products";
 * without JavaScript all are shown. Children are further cells.
 */
export function ProductGrid({
  products,
  columns = 3,
  collapseAfter,
  urgentCount = 0,
  children,
}: {
  products: Product[];
  columns?: 3 | 4 | 6;
  collapseAfter?: { wide: number; narrow: number };
  /** How many pictures are in the first view. */
  urgentCount?: number;
  children?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const beyond = (position: number) =>
    !collapseAfter || isOpen || position < collapseAfter.narrow
      ? ""
      : position < collapseAfter.wide
        ? "is-beyond-narrow"
        : "is-beyond-wide";
  return (
    <>
      <div className={`cabinet cabinet-${columns}`}>
        {products.map((product, position) => (
          <ProductCard
            key={product.slug}
            product={product}
            isUrgent={position < urgentCount}
            className={beyond(position)}
          />
        ))}
        {children}
      </div>
      {collapseAfter && products.length > collapseAfter.narrow && (
        <MoreButton
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          count={products.length}
          {...collapseAfter}
        />
      )}
    </>
  );
}

function MoreButton({
  isOpen,
  onToggle,
  count,
  wide,
  narrow,
}: {
  isOpen: boolean;
  onToggle: () => void;
  count: number;
  wide: number;
  narrow: number;
}) {
  const words = productCardText;
  return (
    <div className={`mt-[22px] flex justify-center noscript:hidden ${count > wide ? "" : "md:hidden"}`}>
      <Button type="button" variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? (
          words.showLess
        ) : (
          <>
            <span className="md:hidden">{words.viewMore(count - narrow)}</span>
            <span className="max-md:hidden">{words.viewMore(count - wide)}</span>
          </>
        )}
        <ChevronDown className={`size-[18px] ${isOpen ? "rotate-180" : ""}`} />
      </Button>
    </div>
  );
}
