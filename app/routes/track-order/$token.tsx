import { data, Link, redirect } from "react-router";
import { Bill } from "#app/components/cart/bill.tsx";
import { Arrival } from "#app/components/order/arrival.tsx";
import { OrderAside } from "#app/components/order/order-aside.tsx";
import { OrderMissing } from "#app/components/order/order-missing.tsx";
import type { ReviewAttempt } from "#app/components/order/order-view.ts";
import { Parcel } from "#app/components/order/parcel.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { ReviewPanel } from "#app/components/order/review-panel.tsx";
import { Timeline } from "#app/components/order/timeline.tsx";
import { useText } from "#app/components/text.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { cartText } from "#app/content/messages/en/cart.ts";
import { orderText } from "#app/content/messages/en/order.ts";
import { textFor } from "#app/content/messages/text.ts";
import { type Shop, shopContext } from "#app/context.ts";
import { parseForm } from "#app/domain/checkout-form.ts";
import { formatDateTime, indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { type ReviewField, type ReviewProblem, reviewSchema } from "#app/domain/review-form.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { listReviewLines, type WriteRefusal, writeReview } from "#app/services/reviews.server.ts";
import type { Route } from "./+types/$token";

const text = textFor("en", orderText);

type Answer = { ok: boolean; message?: string; review?: ReviewAttempt };

const REVIEW_STATUS: Record<WriteRefusal, number> = {
  "not-found": 404,
  "not-delivered": 409,
  "already-written": 409,
  "bad-review": 422,
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.order ? text.title(loaderData.order.number) : text.missingTitle);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const token = cleanLine(params.token);
  const [order, reviewLines] = await Promise.all([findOrderByToken(db, token), listReviewLines(db, token)]);
  return data({ order, reviewLines, today: indiaDate(clock()) }, { status: order ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const token = cleanLine(params.token);
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "cancel":
      return cancel(shop, token);
    case "review":
      return review(shop, { token, form });
    default:
      return data<Answer>({ ok: false, message: text.unknownIntent }, { status: 400 });
  }
}

async function cancel({ db, clock, config }: Shop, token: string) {
  const outcome = await cancelOwnOrder(db, { token, now: clock(), publicOrigin: config.publicOrigin });
  if (outcome.ok) return data<Answer>({ ok: true, message: text.cancelled });
  const status = outcome.reason === "unknown-order" ? 404 : 409;
  return data<Answer>({ ok: false, message: text.cannotCancel }, { status });
}

async function review({ db, clock }: Shop, { token, form }: { token: string; form: FormData }) {
  const now = clock();
  const orderLineId = Number(form.get("orderLineId"));
  const parsed = parseForm<typeof reviewSchema, ReviewProblem>(reviewSchema, form);
  if (!parsed.ok) {
    const typedIn = (field: ReviewField) => String(form.get(field) ?? "");
    const attempt: ReviewAttempt = {
      orderLineId,
      answeredAt: now.getTime(),
      typed: { rating: typedIn("rating"), body: typedIn("body"), authorName: typedIn("authorName") },
      errors: Object.fromEntries(
        Object.entries(parsed.errors).map(([field, problem]) => [field, text.reviews.problems[problem]]),
      ),
    };
    return data<Answer>({ ok: false, review: attempt }, { status: 422 });
  }
  const written = await writeReview(db, { token, orderLineId, ...parsed.value, now });
  if (written.ok) return redirect(`/track-order/${token}#review-${orderLineId}`, 303);
  const message = text.reviews.refusals[written.reason];
  return data<Answer>({ ok: false, message }, { status: REVIEW_STATUS[written.reason] });
}

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const words = useText(orderText);
  const cart = useText(cartText);
  const { order, reviewLines, today } = loaderData;
  if (!order) return <OrderMissing />;
  const isUnpaid = order.status === "awaiting_payment" && order.payment.status === "due";
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[{ name: words.trackTitle, to: "/track-order" }, { name: order.number }]}
      />
      <div className="mt-0.5 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.title(order.number)}</h1>
        <p className="text-ink-2">
          {words.placedAt(formatDateTime(order.placedAt))}
          <span className="whitespace-nowrap before:mx-2 before:content-['·']">
            {words.summary(cart.itemCount(order.itemCount), rupees(order.totalPaise))}
          </span>
        </p>
      </div>
      {actionData?.message && (
        <Notice kind={actionData.ok ? "success" : "error"} className="mb-5">
          {actionData.message}
        </Notice>
      )}
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5">
          <Arrival order={order} today={today}>
            {isUnpaid && (
              <p className="mt-3">
                <Link to={`/checkout/pay/${order.trackingToken}`} className="btn btn-accent">
                  {words.payNow}
                </Link>
              </p>
            )}
            {order.payment.status === "claimed" && <p>{words.paymentClaimed}</p>}
          </Arrival>
          <Panel as="section">
            <h2 className="mb-5 text-xl">{words.progress}</h2>
            <Timeline order={order} />
          </Panel>
          <Panel as="section">
            <h2 className="mb-2 text-xl">{words.parcel}</h2>
            <Parcel lines={order.lines} />
            <div className="mt-2 border-t border-line-soft pt-4">
              <Bill
                totals={{ ...order, savedPaise: order.mrpPaise - order.goodsPaise }}
                totalName={cart.total}
              />
            </div>
          </Panel>
          {reviewLines.length > 0 && <ReviewPanel lines={reviewLines} attempt={actionData?.review} />}
        </div>
        <OrderAside order={order} />
      </div>
    </PageWidth>
  );
}
