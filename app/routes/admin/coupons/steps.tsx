import { data } from "react-router";
import { GiftForm, GiftList } from "#app/components/admin/cart/gift-list.tsx";
import { StepForm } from "#app/components/admin/cart/step-form.tsx";
import { StepList } from "#app/components/admin/cart/step-list.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { officeStepsText } from "#app/content/messages/cart/office-steps.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { readGift, readStep } from "#app/domain/cart/step-form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { listCouponScopes } from "#app/services/cart/coupons/change-coupons.server.ts";
import { addGift, listGifts, removeGift, switchGift } from "#app/services/cart/gifts/change-gifts.server.ts";
import { addStep, listSteps, removeStep, switchStep } from "#app/services/cart/steps/change-steps.server.ts";
import type { Route } from "./+types/steps";

const text = officeStepsText;

type Typed = Record<string, string>;
type Answer = ScreenAnswer<{ typed?: Typed }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const [steps, gifts, scopes] = await Promise.all([listSteps(db), listGifts(db), listCouponScopes(db)]);
  return { steps, gifts, scopes };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const intent = fieldText(form, "intent");
  switch (intent) {
    case "add": {
      const typed: Typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      const read = readStep(form);
      if (!read.ok) return wrong(problemSentences(read.problems, text.problems), typed);
      const added = await addStep(db, { facts: read.value, ...by });
      return added.ok ? done(text.done.added) : wrong({ product: text.problems["not-found"] }, typed);
    }
    case "pause":
    case "open": {
      const isActive = intent === "open";
      const switched = await switchStep(db, { id, isActive, ...by });
      return switched.ok ? done(text.done[isActive ? "opened" : "paused"]) : gone();
    }
    case "remove": {
      const removed = await removeStep(db, { id, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : gone();
    }
    case "add-gift": {
      const typed: Typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      const read = readGift(form);
      if (!read.ok) return wrong(problemSentences(read.problems, text.problems), typed);
      const { gift: slug, giftFrom: fromPaise } = read.value;
      const added = await addGift(db, { slug, fromPaise, ...by });
      if (added.ok) return done(text.gifts.added);
      return wrong({ gift: added.reason === "no-gift" ? text.gifts.noGift : text.gifts.notFound }, typed);
    }
    case "pause-gift":
    case "open-gift": {
      const isActive = intent === "open-gift";
      const switched = await switchGift(db, { id, isActive, ...by });
      return switched.ok ? done(text.gifts[isActive ? "opened" : "paused"]) : gone();
    }
    case "remove-gift": {
      const removed = await removeGift(db, { id, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : gone();
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function gone() {
  return data<Answer>({ reply: { isDone: false, sentence: text.refusals["not-found"] } }, { status: 404 });
}

function wrong(errors: Record<string, string>, typed: Typed) {
  const reply = { isDone: false, sentence: text.checkFields, errors };
  return data<Answer>({ reply, typed }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Steps({ loaderData: { steps, gifts, scopes }, actionData }: Route.ComponentProps) {
  const words = officeStepsText;
  const typed: Typed = actionData?.typed ?? {};
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        <ButtonLink to="/admin/coupons" variant="outline">
          {words.coupons}
        </ButtonLink>
      }
    >
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        side={
          <>
            <Card title={words.newTitle}>
              <StepForm
                key={JSON.stringify([typed, steps.length])}
                typed={typed}
                scopes={scopes}
                errors={actionData?.reply?.errors}
              />
            </Card>
            <Card title={words.gifts.newTitle}>
              <GiftForm
                key={JSON.stringify([typed, gifts.length])}
                typed={typed}
                errors={actionData?.reply?.errors}
              />
            </Card>
          </>
        }
        below={
          <>
            <Card title={words.list} isPadded={false}>
              <StepList steps={steps} />
            </Card>
            <Card title={words.gifts.list} isPadded={false}>
              <GiftList gifts={gifts} />
            </Card>
          </>
        }
      />
    </OfficePage>
  );
}
