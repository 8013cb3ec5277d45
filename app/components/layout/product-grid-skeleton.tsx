import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { productCardText } from "#app/content/messages/product-card.ts";

/** The cabinet while its products are on the way, in the size they will have. */
export function ProductGridSkeleton({ count, columns = 3 }: { count: number; columns?: 3 | 4 | 6 }) {
  const words = productCardText;
  return (
    <div className={`cabinet cabinet-${columns}`} role="status" aria-busy="true" aria-label={words.loading}>
      {Array.from({ length: count }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike and never move
        <div key={cell} className="product-card">
          <div className="stage wall-paper is-solo" />
          <div className="product-card-facts">
            <Skeleton className="h-[13px] w-1/3" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="mt-auto h-6 w-2/5" />
            <Skeleton className="mt-2 h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
