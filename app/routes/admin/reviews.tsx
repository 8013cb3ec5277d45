import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { ReviewCard } from "#app/components/admin/pages/review-card.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeReviewsText } from "#app/content/messages/pages/office-reviews.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listOfficeReviews } from "#app/services/office/list-reviews.server.ts";
import { type DecideRefusal, type Decision, decideReview } from "#app/services/pages/reviews.server.ts";
import { removeSampleReviews } from "#app/services/pages/sample-reviews.server.ts";
import type { Route } from "./+types/reviews";

const text = officeReviewsText;
const VIEWS = ["pending", "published", "rejected", "sample"] as const;
const STATUS_OF: Record<DecideRefusal, number> = {
  "not-found": 404,
  "already-decided": 409,
  "no-reason": 422,
  "reply-too-long": 422,
  claims: 422,
};

export const middleware: Route.MiddlewareFunction[] = [allowOnly("answer-reviews")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const view = VIEWS.find((each) => each === query.get("view")) ?? "pending";
  const after = parseRowId(query.get("after"));
  const reviews = await listOfficeReviews(context.get(shopContext).db, { view, after });
  return { view, reviews, isFirst: after === undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  if (fieldText(form, "intent") === "remove-samples") {
    const removed = await removeSampleReviews(db, by);
    return removed.ok ? data(removedReply(form, removed.value)) : refuse(removed.reason);
  }
  const decision = decisionOf(form);
  const decided = await decideReview(db, { ...decision, id: parseRowId(fieldText(form, "id")) ?? 0, ...by });
  if (decided.ok) return data<OfficeReply>({ isDone: true, sentence: text[decision.decision] });
  return refuse(decided.reason);
}

function refuse(reason: DecideRefusal) {
  const reply: OfficeReply = { isDone: false, sentence: text.refusals[reason] };
  return data(reply, { status: STATUS_OF[reason] });
}

function decisionOf(form: FormData): Decision {
  const typed = (name: string) => fieldText(form, name);
  if (fieldText(form, "intent") === "publish") return { decision: "published", reply: typed("reply") };
  if (fieldText(form, "intent") === "reject") return { decision: "rejected", reason: typed("reason") };
  throw data(undefined, { status: 400 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeReviewsText;
  const { nothing } = officeText;
  const { view, reviews, isFirst } = loaderData;
  const tabs = VIEWS.map((each) => ({
    text: words.views[each],
    to: `?view=${each}` as const,
    isCurrent: each === view,
  }));
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData} />
      <OfficeTabs label={words.views.label} tabs={tabs} />
      {view === "sample" && reviews.rows.length > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="max-w-[60ch] text-ink-2">{words.samplesNote}</p>
          <RemoveOnce thing={words.allSamples} intent="remove-samples" />
        </div>
      )}
      {reviews.rows.length === 0 && <p className="text-ink-2">{nothing}</p>}
      {reviews.rows.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <KeyPaging after={reviews.after?.toString()} isFirst={isFirst} />
    </OfficePage>
  );
}
