import { Thumbnail } from "#app/components/cart/thumbnail.tsx";
import { Link } from "#app/components/ui/link.ts";

/** The pack on its tile; leads to the product, as the name beside it does for everybody who does not see the picture. */
export function LinePicture({
  product,
  className = "",
}: {
  product: { slug: string; pictureUrl: string };
  className?: string;
}) {
  return (
    <Link
      to={`/product/${product.slug}`}
      tabIndex={-1}
      aria-hidden="true"
      className={`grid h-24 place-items-center rounded-md bg-paper-100 md:h-[124px] ${className}`}
    >
      <Thumbnail pictureUrl={product.pictureUrl} className="size-[78px] md:size-[98px]" />
    </Link>
  );
}
