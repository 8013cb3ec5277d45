import { Stars } from "#app/components/catalog/product/rating-stars.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";

export type Quote = {
  id: number;
  rating: number;
  authorName: string;
  body: string;
  isSample: boolean;
  productName: string;
  productSlug: string;
};

const COLOURS = ["", "[--label-colour:var(--color-clay-700)]", "[--label-colour:var(--color-neel-700)]"];

/** What buyers wrote; sample rows say that they are samples. Nothing without reviews. */
export function Testimonials({ quotes }: { quotes: Quote[] }) {
  const home = homeText;
  if (quotes.length === 0) return null;
  return (
    <Section isLate>
      <SectionHeading title={home.testimonials} />
      <ul className="shelf-row [--cell:min(90%,20rem)] gap-[18px] md:grid md:grid-cols-3">
        {quotes.map((quote, position) => (
          <li key={quote.id}>
            <LabelCard className={`h-full px-[26px]! pt-[26px]! ${COLOURS[position % COLOURS.length]}`}>
              <span className="sr-only">
                {quote.isSample ? home.ratedInSample(quote.rating) : home.rated(quote.rating)}
              </span>
              <span className="flex items-center justify-between gap-3">
                <Stars average={quote.rating} />
                {quote.isSample && (
                  <span className="badge bg-paper-200 text-ink-2" aria-hidden="true">
                    {home.sampleReview}
                  </span>
                )}
              </span>
              <blockquote className="mt-3 mb-4 font-display text-lg leading-[1.4] font-medium">
                {quote.body}
              </blockquote>
              <p className="text-sm text-ink-2">
                <b className="font-semibold text-ink">{quote.authorName}</b> {home.reviewOf}{" "}
                <Link to={`/product/${quote.productSlug}`} className="link">
                  {quote.productName}
                </Link>
              </p>
            </LabelCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
