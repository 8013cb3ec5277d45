import { useEffect } from "react";
import {
  data,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
} from "react-router";
import { addedText, type CartAnswer, cartAnswer } from "#app/components/cart/cart-answer.ts";
import { CartPage } from "#app/components/cart/cart-page.tsx";
import { couponSentence, couponsSaid } from "#app/components/cart/coupon-sentence.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { changesAnswered, changesAnsweredSoon } from "#app/components/layout/sent-changes.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { couponText } from "#app/content/messages/cart/coupon.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, noticeContext, shopContext, visitorContext } from "#app/context.ts";
import { type CartChange, readCartChange } from "#app/domain/cart/cart-change.ts";
import { MOST_COUPONS } from "#app/domain/cart/choose-coupons.ts";
import { couponCode } from "#app/domain/cart/coupon.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { changeCart } from "#app/middleware/change-cart.server.ts";
import { chosenPincode } from "#app/middleware/chosen-pincode.server.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";
import { isSentByScript } from "#app/middleware/sent-by-script.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { findCartPayment } from "#app/services/cart/cart-payment.server.ts";
import { clearUpCart } from "#app/services/cart/clear-up-cart.server.ts";
import { putCoupon, takeOffCoupon } from "#app/services/cart/coupons/put-coupon.server.ts";
import { chooseGift } from "#app/services/cart/gifts/choose-gift.server.ts";
import { readCart, totalsWithDelivery } from "#app/services/cart/read-cart.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/cart";

const text = cartText;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor, giveNotice];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.heading);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, clock, config, readKept } = context.get(shopContext);
  const now = clock();
  const settings = await readKept(findSettings);
  const cart = await readCart(db, { cartId: context.get(visitorContext).cartId, now, settings });
  const { goodsPaise } = cart.totals;
  const chosen = chosenPincode(request);
  const payment = await findCartPayment(db, { chosen, goodsPaise, now, start: config, settings });
  const added = cart.lines.find((line) => line.slug === url.searchParams.get("added"));
  const addedMessage = added && addedText(added.name, url.searchParams.get("quantity"));
  const notice = context.get(noticeContext);
  const { delivery } = payment;
  const totals = delivery ? totalsWithDelivery(cart, delivery.feePaise) : cart.totals;
  return {
    cart: {
      ...cart,
      totals,
      coupons: couponsSaid(cart.coupons),
      gift: cart.gift && {
        ...cart.gift.line,
        fromPaise: cart.gift.fromPaise,
        isRefused: cart.gift.isRefused,
      },
    },
    payment,
    addedMessage,
    notice,
    returnDays: settings.returns.windowDays,
  };
}

/** Opened before the shop has answered a press that is shown already, the cart waits for it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await changesAnsweredSoon();
  return serverLoader();
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (fieldText(form, "intent") === "clear-up") return goOnWithout(context, fieldTexts(form, "slug"));
  if (fieldText(form, "intent") === "use-coupon") return answerCoupon(context, fieldText(form, "coupon"));
  if (fieldText(form, "intent") === "take-off-coupon") {
    const { cartId } = context.get(visitorContext);
    if (cartId !== undefined) {
      const code = couponCode(fieldText(form, "coupon"));
      await takeOffCoupon(context.get(shopContext).db, { cartId, code });
    }
    return redirect("/cart", { status: 303 });
  }
  if (["gift", "no-gift"].includes(fieldText(form, "intent"))) {
    const { cartId } = context.get(visitorContext);
    const isWanted = fieldText(form, "intent") === "gift";
    if (cartId !== undefined) await chooseGift(context.get(shopContext).db, { cartId, isWanted });
    return redirect("/cart", { status: 303 });
  }
  const change = readCartChange(form);
  const outcome = await changeCart(context, change);
  const answer = cartAnswer(change, outcome);
  if (!outcome.ok || !answer.ok) return data(answer, { status: answer.ok ? 200 : answer.status });
  const headers = await cartHeaders(context, outcome.value.cartId);
  if (!isSentByScript(request)) return redirect(nextPage(form, change), { status: 303, headers });
  return data(answer, { headers });
}

async function answerCoupon(context: Readonly<RouterContextProvider>, typed: string) {
  const { db, clock } = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  const { address } = context.get(clientContext);
  const refuse = (message: string, status: 409 | 422 | 429) => {
    const answer: CartAnswer = { ok: false, slug: "", message, status, coupon: typed.slice(0, 30) };
    return data(answer, { status });
  };
  if (cartId === undefined) return redirect("/cart", { status: 303 });
  const used = await putCoupon(db, { cartId, typed, address, now: clock() });
  // Of one that is kept the cart itself says why it does not count.
  if (used.ok || ("isKept" in used && used.isKept)) return redirect("/cart", { status: 303 });
  if ("refusal" in used) return refuse(couponSentence(used.code, used.refusal), 409);
  if (used.reason === "no-code") return refuse(couponText.noCode, 422);
  if (used.reason === "too-many-coupons") return refuse(couponText.tooManyCoupons(MOST_COUPONS), 409);
  return refuse(couponText.tooMany(whenAgain(used.retryAfterSeconds)), 429);
}

/** To checkout without what cannot be sold; what else has changed meanwhile, the cart says again. */
async function goOnWithout(context: Readonly<RouterContextProvider>, slugs: string[]) {
  const { db, clock } = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  if (cartId !== undefined) await clearUpCart(db, { cartId, slugs, now: clock() });
  return redirectDocument("/checkout", 303);
}

/** Where the shop is not reached, the cart stays on the screen and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { slug } = readCartChange(await request.clone().formData());
  const unreached: CartAnswer = { ok: false, slug, message: text.unreached, status: 503 };
  return whenReached(serverAction, unreached);
}

/** Also after a refusal the page shows what the shop has now. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== 503;
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, payment, addedMessage, notice, returnDays } = loaderData;
  const { revalidate } = useRevalidator();

  // What was answered too late for this page.
  useEffect(() => {
    changesAnswered()?.then(revalidate);
  }, [revalidate]);

  return (
    <CartPage
      view={cart}
      payment={payment}
      addedMessage={addedMessage}
      returnDays={returnDays}
      answer={actionData}
    >
      <Said notice={notice} />
    </CartPage>
  );
}

/** Where a browser without JavaScript goes on: where the form says, else the cart, which then says what was added. */
function nextPage(form: FormData, { intent, slug, isQuantityTyped, quantity }: CartChange): PagePath {
  const returnTo = ownPath(fieldText(form, "returnTo"));
  if (returnTo !== undefined) return returnTo;
  if (intent !== "add") return "/cart";
  const added = new URLSearchParams({ added: slug });
  if (isQuantityTyped) added.set("quantity", String(quantity));
  return `/cart?${added}`;
}
