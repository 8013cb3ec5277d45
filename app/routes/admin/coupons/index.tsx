import { data } from "react-router";
import { CouponForm, type TypedCoupon } from "#app/components/admin/cart/coupon-form.tsx";
import { CouponList } from "#app/components/admin/cart/coupon-list.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { officeCouponsText } from "#app/content/messages/cart/office-coupons.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { readCoupon } from "#app/domain/cart/coupon-form.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import {
  addCoupon,
  changeCoupon,
  couponSubject,
  listCouponScopes,
  listCoupons,
  type OfficeCoupon,
  removeCoupon,
  switchCoupon,
} from "#app/services/cart/coupons/change-coupons.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import type { Route } from "./+types/index";

const text = officeCouponsText;

type Answer = ScreenAnswer<{ typed?: TypedCoupon }>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const [coupons, scopes] = await Promise.all([listCoupons(db), listCouponScopes(db)]);
  const asked = parseRowId(new URL(request.url).searchParams.get("coupon"));
  const chosen = coupons.find(({ id }) => id === asked);
  return { coupons, scopes, typed: chosen ? textsOf(chosen) : { isOncePerPhone: "on" } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const id = parseRowId(fieldText(form, "id")) ?? 0;
  const by = { actor: byUser(accountOf(context)), now: clock() };
  const intent = fieldText(form, "intent");
  switch (intent) {
    case "add":
    case "change": {
      const typed: TypedCoupon = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      const read = readCoupon(form);
      if (!read.ok) return wrong(problemSentences(read.problems, text.problems), typed, 422);
      const facts = read.value;
      if (intent === "add") {
        const added = await addCoupon(db, { facts, ...by });
        if (added.ok) return done(text.done.added(facts.code));
        return added.reason === "exists"
          ? wrong({ code: text.problems.exists }, typed, 409)
          : refuse("not-found");
      }
      const changed = await changeCoupon(db, { id, facts, version: fieldText(form, "version"), ...by });
      if (changed.ok) return done(text.done.changed(facts.code));
      if (changed.reason === "not-found") return refuse("not-found");
      const stored = (await listCoupons(db)).find((each) => each.id === id);
      const reply = changedReply(await findLastChange(db, couponSubject(stored?.code ?? facts.code)));
      const version = stored?.version ?? "";
      return data<Answer>({ reply, typed: { ...typed, version } }, { status: 409 });
    }
    case "pause":
    case "open": {
      const isActive = intent === "open";
      const switched = await switchCoupon(db, { id, isActive, ...by });
      if (!switched.ok) return refuse(switched.reason);
      return done(text.done[isActive ? "opened" : "paused"](switched.value.code));
    }
    case "remove": {
      const removed = await removeCoupon(db, { id, ...by });
      return removed.ok ? data<Answer>({ reply: removedReply(form, removed.value) }) : refuse(removed.reason);
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuse(reason: keyof typeof text.refusals) {
  const reply = { isDone: false, sentence: text.refusals[reason] };
  return data<Answer>({ reply }, { status: reason === "not-found" ? 404 : 409 });
}

function wrong(errors: Record<string, string>, typed: TypedCoupon, status: number) {
  return data<Answer>({ reply: { isDone: false, sentence: text.checkFields, errors }, typed }, { status });
}

function textsOf(coupon: OfficeCoupon): TypedCoupon {
  const { percentOff, paiseOff, capPaise, minGoodsPaise, brandId, formId, mostUses } = coupon;
  const rupeesOf = (paise: number | null) => (paise ? String(paise / 100) : "");
  return {
    id: String(coupon.id),
    version: coupon.version,
    code: coupon.code,
    kind: percentOff === null ? "sum" : "percent",
    amount: percentOff === null ? rupeesOf(paiseOff) : String(percentOff),
    cap: rupeesOf(capPaise),
    minGoods: rupeesOf(minGoodsPaise),
    fromDay: coupon.fromDay ?? "",
    toDay: coupon.toDay ?? "",
    mostUses: String(mostUses ?? ""),
    brandId: String(brandId ?? ""),
    formId: String(formId ?? ""),
    isOncePerPhone: coupon.isOncePerPhone ? "on" : "",
    isWithTrade: coupon.isWithTrade ? "on" : "",
    isTogether: coupon.isTogether ? "on" : "",
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Coupons({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCouponsText;
  const { coupons, scopes } = loaderData;
  const typed: TypedCoupon = actionData?.typed ?? loaderData.typed;
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        <ButtonLink to="/admin/coupons/steps" variant="outline">
          {words.steps}
        </ButtonLink>
      }
    >
      <OfficeAnswer reply={actionData?.reply} />
      <TwoColumns
        side={
          <Card title={typed.id ? words.changeTitle(typed.code ?? "") : words.newTitle}>
            <CouponForm
              key={JSON.stringify([typed, coupons.length])}
              typed={typed}
              scopes={scopes}
              errors={actionData?.reply?.errors}
            />
          </Card>
        }
        below={
          <Card title={words.list} isPadded={false}>
            <CouponList coupons={coupons} />
          </Card>
        }
      />
    </OfficePage>
  );
}
