import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { ProductGridSkeleton } from "#app/components/layout/product-grid-skeleton.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";

const LATE_MS = 200;

const SHAPES: [path: RegExp, Shape: () => ReactNode][] = [
  [/^\/$/, HomeShape],
  [/^\/shop$/, ShopShape],
  [/^\/(category|brand)\/|^\/(new-arrivals|bestsellers)$/, ShelfShape],
  [/^\/product\//, ProductShape],
];

/** The page, or the shape of the one that is on the way once that takes a while; what was on the page is kept meanwhile. */
export function PageOrSkeleton({ children }: { children: ReactNode }) {
  const Shape = useLateShape();
  return (
    <>
      <div className={Shape ? "hidden" : "contents"}>{children}</div>
      {Shape && (
        <div className="[&_.skeleton]:animate-shimmer">
          <Shape />
        </div>
      )}
    </>
  );
}

/** Undefined also where the next page looks like this one: then the page stays until the new one is there. */
function useLateShape() {
  const { pathname } = useLocation();
  const { path: next } = useNextPath();
  const shape = next === undefined ? undefined : shapeOf(next);
  const isOther = shape !== undefined && shape !== shapeOf(pathname);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => {
      setIsLate(true);
      scrollTo(0, 0);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOther]);
  return isOther && isLate ? shape : undefined;
}

function shapeOf(pathname: string) {
  return SHAPES.find(([path]) => path.test(pathname))?.[1];
}

function HomeShape() {
  return (
    <>
      <div className="border-b border-line bg-sunk">
        <PageWidth className="grid min-h-[360px] content-center gap-4 lg:min-h-[620px]">
          <Skeleton className="h-12 w-3/4 max-w-[480px]" />
          <Skeleton className="h-12 w-1/2 max-w-[360px]" />
          <Skeleton className="h-6 w-2/3 max-w-[420px]" />
        </PageWidth>
      </div>
      <ShelfShape />
    </>
  );
}

function ShopShape() {
  return (
    <PageWidth className="pt-12 pb-16">
      <Skeleton className="mb-6 h-10 w-60" />
      <div className="grid gap-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8">
        <Skeleton className="h-12 lg:h-[560px]" />
        <ProductGridSkeleton count={9} />
      </div>
    </PageWidth>
  );
}

function ShelfShape() {
  return (
    <PageWidth className="pt-12 pb-16">
      <Skeleton className="mb-6 h-10 w-60" />
      <ProductGridSkeleton count={8} columns={4} />
    </PageWidth>
  );
}

function ProductShape() {
  return (
    <PageWidth className="grid gap-6 pt-12 pb-16 lg:grid-cols-2 lg:gap-[52px]">
      <Skeleton className="h-[240px] lg:h-[520px]" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-28" />
        <Skeleton className="h-12" />
      </div>
    </PageWidth>
  );
}
