import { Stars } from "#app/components/catalog/product/rating-stars.tsx";
import { Bar } from "#app/components/ui/bar.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { ProductPage, Review } from "#app/domain/catalog/product-page.ts";
import { type RatingSummary, STARS } from "#app/domain/catalog/rating.ts";

/** How buyers rated it, what they wrote, and who may write. */
export function ReviewsPanel({ product }: { product: ProductPage }) {
  const words = productText;
  const { summary, newest } = product.reviews;
  const hasSamples = newest.some((review) => review.isSample);
  return (
    <div className="grid gap-8 lg:grid-cols-[320px_1fr] lg:items-start lg:gap-[60px]">
      <div className="grid justify-items-start gap-4">
        {summary ? (
          <Summary summary={summary} isSample={hasSamples} />
        ) : (
          <p className="text-lg font-semibold">{words.noReviews}</p>
        )}
        <p className="text-ink-2">{words.reviews.whoMay}</p>
        <ButtonLink to="/track-order" variant="outline">
          {words.reviews.write}
        </ButtonLink>
      </div>
      <div>
        {hasSamples && <p className="mb-4 text-sm text-ink-2">{words.reviews.sampleNote}</p>}
        <ul className="grid gap-4">
          {newest.map((review) => (
            <ReviewText key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Summary({
  summary: { average, count, countByStar },
  isSample,
}: {
  summary: RatingSummary;
  isSample: boolean;
}) {
  const { reviews } = productText;
  const said = isSample ? reviews.ratedBySamples : reviews.rated;
  return (
    <div className="grid w-full gap-2.5">
      <p className="flex items-center gap-2.5 font-semibold">
        <Stars average={average} />
        {said(average.toFixed(1), count)}
      </p>
      <ul className="grid gap-1 text-sm">
        {STARS.map((star) => (
          <li key={star} className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-3">
            {reviews.stars(star)}
            <span className="h-2 overflow-hidden rounded-xs bg-paper-200" aria-hidden="true">
              <Bar percent={(countByStar[star] / count) * 100} className="fill-star" />
            </span>
            <span className="text-right text-ink-2 tabular-nums">{countByStar[star]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewText({ review }: { review: Review }) {
  const { reviews } = productText;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-[18px]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars average={review.rating} />
        <span className="sr-only">{reviews.given(review.rating)}</span>
        <span className="wrap-anywhere font-semibold">{review.authorName}</span>
        <span className="text-sm text-ink-2">{formatDate(review.writtenOn)}</span>
        {review.isSample && <span className="badge bg-paper-200 text-ink-700">{reviews.sample}</span>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{review.body}</p>
      {review.reply && (
        <p className="wrap-anywhere border-l-2 border-line pl-3 whitespace-pre-line text-ink-2">
          <b className="block text-sm">{reviews.reply}</b>
          {review.reply}
        </p>
      )}
    </li>
  );
}
