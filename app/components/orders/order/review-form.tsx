import { CircleAlert, Star } from "lucide-react";
import { useNavigation } from "react-router";
import type { ReviewAttempt, ReviewLineView } from "#app/components/orders/order/order-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { reviewText } from "#app/content/messages/pages/review.ts";
import { STARS } from "#app/domain/catalog/rating.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** Stars, text and name for one order line; `attempt` is what the last sending of this form was answered. */
export function ReviewForm({
  line: { orderLineId },
  isOpen,
  attempt,
}: {
  line: ReviewLineView;
  isOpen: boolean;
  attempt: ReviewAttempt | undefined;
}) {
  const { errorTitle, submitting } = orderText;
  const reviews = reviewText;
  const { formData } = useNavigation();
  const isBusy = formData?.get("orderLineId") === String(orderLineId);
  const idOf = (field: string) => `review-${orderLineId}-${field}`;
  const errors = Object.entries(attempt?.errors ?? {}).map(([field, message]) => ({
    fieldId: idOf(field),
    message,
  }));
  return (
    <details open={isOpen || attempt !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-2 underline underline-offset-3">
        {reviews.write}
      </summary>
      <Form
        method="post"
        action={`#review-${orderLineId}`}
        preventScrollReset
        noValidate
        className="grid gap-[18px] pt-2"
      >
        <input type="hidden" name="orderLineId" value={orderLineId} />
        {errors.length > 0 && <ErrorSummary key={attempt?.answeredAt} title={errorTitle} errors={errors} />}
        <StarChoice id={idOf("rating")} chosen={attempt?.typed.rating} error={attempt?.errors.rating} />
        <TextArea
          id={idOf("body")}
          name="body"
          label={reviews.body}
          hint={reviews.bodyHint}
          error={attempt?.errors.body}
          defaultValue={attempt?.typed.body}
          maxLength={FIELD_LIMITS.reviewBody}
          rows={4}
          required
        />
        <TextField
          id={idOf("authorName")}
          name="authorName"
          label={reviews.authorName}
          hint={reviews.authorNameHint}
          error={attempt?.errors.authorName}
          defaultValue={attempt?.typed.authorName}
          maxLength={FIELD_LIMITS.reviewAuthor}
          autoComplete="given-name"
          required
        />
        <Button name="intent" value="review" disabled={isBusy} className="justify-self-start">
          {isBusy ? submitting : reviews.send}
        </Button>
      </Form>
    </details>
  );
}

/** Radio buttons that look like stars: those up to the chosen one are filled. */
function StarChoice({
  id,
  chosen,
  error,
}: {
  id: string;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const reviews = reviewText;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="leading-[1.35] font-semibold">{reviews.rating}</legend>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-[7px] flex gap-[7px] text-[.9375rem] leading-[1.35] font-semibold text-error"
        >
          <CircleAlert className="mt-px size-[18px]" />
          {error}
        </p>
      )}
      <div className="-ml-2 flex gap-0.5 pt-1">
        {[...STARS].reverse().map((stars) => (
          <label
            key={stars}
            className="relative grid min-h-14 w-13 cursor-pointer place-content-center justify-items-center rounded-md fill-none text-control [&:has(input:checked)]:fill-current [&:has(input:checked)]:text-star [&:has(input:focus-visible)]:outline-2 [&:has(input:focus-visible)]:outline-focus [&:has(~label_input:checked)]:fill-current [&:has(~label_input:checked)]:text-star"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={chosen === String(stars)}
              className="sr-only"
            />
            <Star className="size-7 fill-inherit" />
            <span className="sr-only">{reviews.stars(stars)}</span>
            <span aria-hidden="true" className="text-sm text-ink-2">
              {stars}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
