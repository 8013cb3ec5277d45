import type { ReviewAttempt, ReviewLineView } from "#app/components/orders/order/order-view.ts";
import { ReviewForm } from "#app/components/orders/order/review-form.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { reviewText } from "#app/content/messages/pages/review.ts";

/** Each delivered line with a form to review it or, once that is sent, with what became of the review. */
export function ReviewPanel({
  lines,
  attempt,
}: {
  lines: ReviewLineView[];
  attempt: ReviewAttempt | undefined;
}) {
  const reviews = reviewText;
  return (
    <Panel as="section">
      <h2 className="mb-2 text-xl">{reviews.heading}</h2>
      <p className="mb-2 text-ink-2">{reviews.text}</p>
      <ul>
        {lines.map((line) => (
          <li
            key={line.orderLineId}
            id={`review-${line.orderLineId}`}
            aria-live="polite"
            className="border-t border-line-soft py-3 first:border-t-0"
          >
            <h3 className="text-[1.0625rem] leading-tight">
              {line.name} {line.potencyLabel && <span className="text-leaf-700">{line.potencyLabel}</span>}{" "}
              <span className="font-body text-sm font-normal text-ink-2">{line.packSize}</span>
            </h3>
            {line.status ? (
              <Outcome status={line.status} productSlug={line.productSlug} />
            ) : (
              <ReviewForm
                line={line}
                isOpen={lines.length === 1}
                attempt={attempt?.orderLineId === line.orderLineId ? attempt : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({
  status,
  productSlug,
}: {
  status: NonNullable<ReviewLineView["status"]>;
  productSlug: string;
}) {
  const reviews = reviewText;
  return (
    <Notice kind={status === "rejected" ? "info" : "success"} className="mt-3">
      {reviews.states[status]}{" "}
      {status === "published" && (
        <Link to={`/product/${productSlug}?tab=reviews#about`} className="underline underline-offset-3">
          {reviews.see}
        </Link>
      )}
    </Notice>
  );
}
