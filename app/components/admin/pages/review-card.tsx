import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeReviewsText } from "#app/content/messages/pages/office-reviews.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

type Review = {
  id: number;
  productName: string;
  productSlug: string;
  orderNumber: string | undefined;
  rating: number;
  authorName: string;
  body: string;
  reply: string | undefined;
  status: "pending" | "published" | "rejected";
  isSample: boolean;
  writtenAt: Date;
};

/** A review as the buyer wrote it, with what the shop may do about it. */
export function ReviewCard({ review }: { review: Review }) {
  const words = officeReviewsText;
  const { orderNumber } = review;
  return (
    <article className="card grid gap-3 p-4">
      <div>
        <span className="text-marigold-800" aria-hidden="true">
          {words.stars(review.rating)}
        </span>{" "}
        <span className="sr-only">{words.rated(review.rating)}</span>
        <Link to={`/product/${review.productSlug}`} className="link" reloadDocument>
          {review.productName}
        </Link>
        {review.isSample && (
          <>
            {" "}
            <span className="badge bg-paper-200 text-ink-2">{words.sample}</span>
          </>
        )}
        <p className="text-sm text-ink-2">
          {review.authorName || words.formerBuyer}, {formatDateTime(review.writtenAt)}
          {orderNumber && (
            <>
              {", "}
              <Link to={`/admin/orders/${orderNumber}`} className="link">
                {words.order(orderNumber)}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className="whitespace-pre-line">{review.body}</p>
      {review.reply && (
        <div className="border-l-3 border-line pl-3">
          <b className="text-sm">{words.shopReply}</b>
          <p className="whitespace-pre-line">{review.reply}</p>
        </div>
      )}
      {!review.isSample && <Decisions review={review} />}
    </article>
  );
}

function Decisions({ review: { id, status, authorName } }: { review: Review }) {
  const words = officeReviewsText;
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line-soft pt-3">
      <Form method="post" className="grid min-w-[min(100%,20rem)] flex-1 gap-2">
        <input type="hidden" name="id" value={id} />
        <TextArea
          id={`reply-${id}`}
          name="reply"
          label={words.reply}
          rows={2}
          maxLength={FIELD_LIMITS.reviewBody}
        />
        <Button name="intent" value="publish" className="justify-self-start">
          {status === "published" ? words.newReply : words.publish}
        </Button>
      </Form>
      {status === "pending" && (
        <AskOnce button={words.reject}>
          <p>{words.rejectAsk(authorName || words.formerBuyer)}</p>
          <Form method="post" className="grid gap-2">
            <input type="hidden" name="id" value={id} />
            <TextField id={`reason-${id}`} name="reason" label={words.reason} maxLength={200} required />
            <Button name="intent" value="reject">
              {words.reject}
            </Button>
          </Form>
        </AskOnce>
      )}
    </div>
  );
}
