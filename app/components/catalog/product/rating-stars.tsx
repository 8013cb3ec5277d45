import { productCardText } from "#app/content/messages/product-card.ts";
import type { Rating } from "#app/domain/catalog/product.ts";
import { filledStars } from "#app/domain/catalog/rating.ts";

/** Five stars and the figures, marked where only samples gave them; nothing at all without reviews. */
export function RatingStars({ rating, className = "" }: { rating: Rating | undefined; className?: string }) {
  const words = productCardText;
  if (!rating) return null;
  const average = rating.average.toFixed(1);
  const said = rating.isSample ? words.ratedBySamples : words.rated;
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2 md:text-sm ${className}`}>
      <Stars average={rating.average} />
      <span className="sr-only">{said(average, rating.count)}</span>
      <span aria-hidden="true">{words.ratedShort(average, rating.count)}</span>
      {rating.isSample && (
        <span className="font-semibold text-ink-700" aria-hidden="true">
          {words.sample}
        </span>
      )}
    </p>
  );
}

/** The stars alone, for where the figure stands beside them in words. */
export function Stars({ average }: { average: number }) {
  return <span className={`stars stars-${filledStars(average)}`} aria-hidden="true" />;
}
