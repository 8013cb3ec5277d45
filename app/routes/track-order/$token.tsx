import { data, type RouterContextProvider } from "react-router";
import { AddThisOrder } from "#app/components/accounts/add-this-order.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { AgainSaid } from "#app/components/orders/order/again-said.tsx";
import { BuyAgain } from "#app/components/orders/order/buy-again.tsx";
import { ConfirmPanel } from "#app/components/orders/order/confirm-panel.tsx";
import { OrderMissing } from "#app/components/orders/order/order-missing.tsx";
import { OrderSheet } from "#app/components/orders/order/order-sheet.tsx";
import type { ReviewAttempt } from "#app/components/orders/order/order-view.ts";
import { ReviewPanel } from "#app/components/orders/order/review-panel.tsx";
import { SendBackPanel } from "#app/components/orders/order/send-back-panel.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { boughtAgainText } from "#app/content/messages/orders/bought-again.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { reviewText } from "#app/content/messages/pages/review.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { accountContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type ReviewField, reviewFields } from "#app/domain/pages/review-form.ts";
import { answerBoughtAgain } from "#app/middleware/bought-again.server.ts";
import { outsideServices } from "#app/middleware/outside-services.server.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { mayClaim } from "#app/services/accounts/claim-order.server.ts";
import { findNewerOrderPath } from "#app/services/accounts/newer-order.server.ts";
import { buyAgain } from "#app/services/orders/buy-again.server.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { confirmByCode, findCodeState } from "#app/services/orders/confirm-cash.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { findSendBack } from "#app/services/orders/returns/send-back.server.ts";
import { listReviewLines, type WriteRefusal, writeReview } from "#app/services/pages/reviews.server.ts";
import type { Route } from "./+types/$token";

const text = orderText;
const reviewWords = reviewText;

type Answer = { ok: boolean; message?: string; isInCart?: boolean; review?: ReviewAttempt };

const REVIEW_STATUS: Record<WriteRefusal, number> = {
  "not-found": 404,
  "not-delivered": 409,
  "already-written": 409,
  "bad-review": 422,
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret, recogniseVisitor];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.order ? text.title(loaderData.order.number) : text.missingTitle);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const token = cleanLine(params.token);
  const [order, reviewLines] = await Promise.all([findOrderByToken(db, token), listReviewLines(db, token)]);
  const account = context.get(accountContext);
  const mayAdd =
    order !== undefined && account !== undefined && (await mayClaim(db, { ...account, ...order }));
  const { cartId } = context.get(visitorContext);
  const newerPath = order?.isReplaced
    ? await findNewerOrderPath(db, { number: order.number, userId: account?.userId, cartId })
    : undefined;
  const now = clock();
  const sendBack = order && (await findSendBack(db, { number: order.number, now }));
  const hasTexts = outsideServices(config).hasTextMessages;
  const code = order && (await findCodeState(db, { order, userId: account?.userId, hasTexts }));
  const page = { order, newerPath, reviewLines, mayAdd, sendBack, code, today: indiaDate(now) };
  return data(page, { status: order ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const token = cleanLine(params.token);
  const form = await readForm(request);
  switch (fieldText(form, "intent")) {
    case "cancel":
      return cancel(shop, token);
    case "confirm":
      return confirm(shop, { token, userId: context.get(accountContext)?.userId });
    case "review":
      return review(shop, { token, form });
    case "reorder":
      return reorder(context, token);
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

async function confirm(
  { db, clock }: Shop,
  { token, userId }: { token: string; userId: string | undefined },
) {
  if (userId === undefined)
    return data<Answer>({ ok: false, message: text.confirm.otherPhone }, { status: 403 });
  const confirmed = await confirmByCode(db, { token, userId, now: clock() });
  if (confirmed.ok) return data<Answer>({ ok: true, message: text.confirm.done });
  const isMissing = confirmed.reason === "not-found";
  const message = isMissing ? text.missingText : text.confirm.otherPhone;
  return data<Answer>({ ok: false, message }, { status: isMissing ? 404 : 403 });
}

async function reorder(context: Readonly<RouterContextProvider>, token: string) {
  const { db, clock } = context.get(shopContext);
  const order = await findOrderByToken(db, token);
  if (!order) return data<Answer>({ ok: false, message: text.missingText }, { status: 404 });
  const { cartId } = context.get(visitorContext);
  const again = await buyAgain(db, { order, cartId, now: clock() });
  return answerBoughtAgain(context, again, boughtAgainText);
}

async function review({ db, clock }: Shop, { token, form }: { token: string; form: FormData }) {
  const now = clock();
  const orderLineId = parseRowId(fieldText(form, "orderLineId")) ?? 0;
  const parsed = parseForm(reviewFields, form);
  if (!parsed.ok) {
    const errors = problemSentences(parsed.problems, reviewWords.problems);
    const attempt = reviewAttempt(form, { answeredAt: now.getTime(), errors });
    return data<Answer>({ ok: false, review: attempt }, { status: 422 });
  }
  const written = await writeReview(db, { token, orderLineId, ...parsed.value, now });
  if (written.ok) return redirect(`/track-order/${token}#review-${orderLineId}`, 303);
  const message = reviewWords.refusals[written.reason];
  return data<Answer>({ ok: false, message }, { status: REVIEW_STATUS[written.reason] });
}

/** Where the shop is not reached, the order stays on the screen, with a review as far as it is written. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const message = text.unreached;
  const unreached: Answer =
    fieldText(form, "intent") === "review"
      ? { ok: false, review: reviewAttempt(form, { answeredAt: Date.now(), errors: { body: message } }) }
      : { ok: false, message };
  return whenReached(serverAction, unreached);
}

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const words = orderText;
  const { order, newerPath, reviewLines, mayAdd, sendBack, code = "none", today } = loaderData;
  if (!order) return <OrderMissing />;
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[{ name: words.trackTitle, to: "/track-order" }, { name: order.number }]}
      />
      <OrderSheet
        order={order}
        today={today}
        newerPath={newerPath}
        answer={
          actionData && { ok: actionData.ok, message: actionData.message && <AgainSaid {...actionData} /> }
        }
        actions={
          order.isToBeCalled && order.phone ? (
            <ConfirmPanel phone={order.phone} code={code} />
          ) : (
            order.status !== "awaiting_payment" && <BuyAgain path={`/track-order/${order.trackingToken}`} />
          )
        }
      >
        <SendBackPanel sendBack={sendBack} token={order.trackingToken} />
        {mayAdd && <AddThisOrder token={order.trackingToken} />}
        {reviewLines.length > 0 && <ReviewPanel lines={reviewLines} attempt={reviewIn(actionData)} />}
      </OrderSheet>
    </PageWidth>
  );
}

function reviewIn(answer: Answer | { message: string } | undefined): ReviewAttempt | undefined {
  return answer && "review" in answer ? answer.review : undefined;
}

/** A review as it was typed, with what is wrong with it. */
function reviewAttempt(form: FormData, said: Pick<ReviewAttempt, "answeredAt" | "errors">): ReviewAttempt {
  const typedIn = (field: ReviewField) => fieldText(form, field);
  const typed = { rating: typedIn("rating"), body: typedIn("body"), authorName: typedIn("authorName") };
  return { orderLineId: parseRowId(fieldText(form, "orderLineId")) ?? 0, typed, ...said };
}
