import { createContext, data, type RouterContextProvider } from "react-router";
import { couponProblems } from "#app/components/cart/coupon-sentence.ts";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { CheckoutPage } from "#app/components/orders/checkout/checkout-page.tsx";
import type { CheckoutErrors, CheckoutValues } from "#app/components/orders/checkout/checkout-view.ts";
import { useFetcher } from "#app/components/ui/link.ts";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { checkoutRefusalsText } from "#app/content/messages/orders/checkout-refusals.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { accountContext, clientContext, shopContext, visitorContext } from "#app/context.ts";
import { fieldNames } from "#app/domain/form/form.ts";
import { fieldText, typedTexts } from "#app/domain/form/form-text.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import {
  agreedForm,
  type CheckoutForm,
  checkoutFields,
  parseCheckout,
} from "#app/domain/orders/checkout-form.ts";
import { type CashRung, payStart } from "#app/domain/payment-offer.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { chosenPincode } from "#app/middleware/chosen-pincode.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";
import { pageKey } from "#app/middleware/request-form.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { listAddresses } from "#app/services/accounts/addresses.server.ts";
import { findLastPaymentMethod } from "#app/services/accounts/own-orders.server.ts";
import { phoneToAsk } from "#app/services/cart/coupons/phone-to-ask.server.ts";
import { findLastFirm } from "#app/services/orders/billed-firm.server.ts";
import { type OrderRefusal, placeOrder } from "#app/services/orders/place-order.server.ts";
import { quoteCheckout } from "#app/services/orders/quote-checkout.server.ts";
import type { Route } from "./+types/index";

/** How a refused order is answered: with which status, and at which field if one can mend it. */
const REFUSALS: Record<OrderRefusal | "total-unseen", { status: number; field?: string }> = {
  "not-open": { status: 409 },
  "unknown-pincode": { status: 422, field: "pincode" },
  "cod-not-offered": { status: 422, field: "paymentMethod" },
  "cod-in-part": { status: 422, field: "paymentMethod" },
  "cod-prepaid": { status: 422, field: "paymentMethod" },
  "part-not-offered": { status: 422, field: "paymentMethod" },
  "upi-not-offered": { status: 422, field: "paymentMethod" },
  "online-not-offered": { status: 422, field: "paymentMethod" },
  "express-not-offered": { status: 409, field: "deliverySpeed" },
  "empty-cart": { status: 409 },
  "below-minimum": { status: 409 },
  "not-for-retail": { status: 409 },
  "sold-out": { status: 409 },
  "price-changed": { status: 409 },
  "gift-gone": { status: 409 },
  "coupon-used": { status: 409 },
  "key-reused": { status: 409 },
  "too-many-cash-orders": { status: 409, field: "paymentMethod" },
  "firm-address-needed": { status: 422, field: "firmAddress" },
  "too-many-lines": { status: 422 },
  "too-many-packs": { status: 422 },
  "too-much-money": { status: 422 },
  "total-unseen": { status: 200 },
};

/** After these the page shows what is offered instead. */
const RUNG_SAID: Partial<Record<string, CashRung>> = { "cod-in-part": "part", "cod-prepaid": "prepaid" };

const text = checkoutText;
const refused = checkoutRefusalsText;

/** Set while a sent form is answered: then the page says what was refused instead of leading to the cart. */
const isAnsweringContext = createContext(false);

export const handle: FrameHandle = { frame: "quiet" };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor];

/** The page of a refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const chosen = url.searchParams.get("pincode") ?? chosenPincode(request);
  const known = await knownValues(context, chosen);
  const typed = known.pincode ?? "";
  const page = await readPage(context, known);
  if (!page.view.cart.isOrderable && !context.get(isAnsweringContext)) return redirect("/cart");
  return typed && !page.view.destination
    ? { ...page, errors: { pincode: refused.refusals["unknown-pincode"] } }
    : page;
}

export async function action({ request, context }: Route.ActionArgs) {
  context.set(isAnsweringContext, true);
  const form = await readForm(request);
  const values = typedValues(form);
  async function answer(
    status: number,
    said: { errors?: CheckoutErrors; message?: string },
    headers?: HeadersInit,
  ) {
    return data({ ...(await readPage(context, values, rung)), ...said }, { status, headers });
  }
  let rung: CashRung | undefined;

  if (fieldText(form, "intent") === "quote") {
    const page = await readPage(context, values);
    return page.view.destination
      ? data(page)
      : answer(422, { errors: { pincode: refused.refusals["unknown-pincode"] } });
  }
  const parsed = parseCheckout(checkoutFields, form);
  if (!parsed.ok)
    return answer(422, { errors: problemSentences(parsed.problems, refused.problems, refused.missing) });

  const shop = context.get(shopContext);
  const agreed = agreedForm(parsed.value);
  const shownTotal = shownTotalIn(form, agreed);
  const placed = await placeOrder(shop.db, {
    cartId: context.get(visitorContext).cartId,
    profileId: context.get(accountContext)?.userId,
    idempotencyKey: values.idempotencyKey!,
    form: agreed,
    shownTotalPaise: shownTotal ?? Number.NaN,
    shownGift: fieldText(form, "shownGift"),
    clientAddress: context.get(clientContext).address,
    now: shop.clock(),
    publicOrigin: shop.config.publicOrigin,
    ...payStart(shop.config),
    isTryout: shop.config.isTryout,
  });
  if (placed.ok) {
    const next = placed.value.paymentMethod === "cod" ? "thank-you" : "pay";
    // As a new document: should the line break now, reloading leads to the order and not to an empty cart.
    return redirectDocument(`/checkout/${next}/${placed.value.trackingToken}`, 303);
  }
  if (placed.reason === "share-taken") return answer(409, { message: refused.shareTaken(placed) });
  if (placed.reason === "too-many-attempts") {
    const { status, headers } = tooManyInit(placed);
    return answer(status, { message: refused.tooMany(whenAgain(placed.retryAfterSeconds)) }, headers);
  }
  const reason =
    placed.reason === "price-changed" && shownTotal === undefined ? "total-unseen" : placed.reason;
  if (reason === "key-reused") values.idempotencyKey = crypto.randomUUID();
  rung = RUNG_SAID[reason];
  const { status, field } = REFUSALS[reason];
  const words = refused.refusals[reason];
  return answer(status, field ? { errors: { [field]: words } } : { message: words });
}

/** A PIN code that cannot be checked while it is typed (null) leaves the page standing. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isTyping = new URL(request.url).searchParams.has("pincode");
  return isTyping ? serverLoader().catch(() => null) : serverLoader();
}

/** An order that cannot be sent is kept as it was typed, under the same key. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const values: CheckoutValues = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const unreached = { values, answeredAt: Date.now(), errors: undefined, message: text.unreached };
  return whenReached(serverAction, { ...unreached, view: undefined });
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const typing = useFetcher<typeof clientLoader>();
  const loaded = loaderData!;
  const sent = actionData ?? loaded;
  const answered = actionData?.view ? actionData : loaded;
  const latest = typing.data?.view && typing.data.answeredAt > answered.answeredAt ? typing.data : answered;
  return (
    <CheckoutPage
      view={latest.view}
      values={sent.values}
      pincodeError={typing.data === null ? text.pincodeUnreached : latest.errors?.pincode}
      attempt={actionData}
      onPincode={(pincode) => typing.load(`/checkout?${new URLSearchParams({ pincode })}`)}
    />
  );
}

/** All that the page shows for what is typed in it; `answeredAt` tells the newer of two answers. */
async function readPage(
  context: Readonly<RouterContextProvider>,
  values: CheckoutValues,
  rung?: CashRung | undefined,
) {
  const { db, clock, config, readKept } = context.get(shopContext);
  const now = clock();
  const { cartId } = context.get(visitorContext);
  // What was filled in for the visitor says nothing of who it is.
  const isTyped = context.get(isAnsweringContext);
  const phone = await phoneToAsk(db, {
    typed: isTyped ? parsePhone(values.phone ?? "") : undefined,
    provenPhone: context.get(accountContext)?.phone,
    cartId,
    address: context.get(clientContext).address,
    now,
  });
  const pincode = parsePincode(values.pincode ?? "");
  const own = context.get(accountContext)?.phone;
  const { addressLine1: street = "", addressLine2: landmark = "" } = values;
  const isOwn = own !== undefined && parsePhone(values.phone ?? "") === own;
  const known = isOwn ? { phone: own, street, landmark } : undefined;
  const quote = await quoteCheckout(db, { cartId, pincode, phone, rung, known, now, config, readKept });
  const view = { ...quote, couponNotes: couponProblems(quote.cart.coupons) };
  const withKey = { ...values, idempotencyKey: values.idempotencyKey ?? crypto.randomUUID() };
  return { view, values: withKey, answeredAt: now.getTime(), errors: undefined, message: undefined };
}

/** What need not be asked again: the account's name, e-mail and phone, its business, the way of the last payment, and the address it uses first unless another PIN code was chosen. */
async function knownValues(
  context: Readonly<RouterContextProvider>,
  pincode: string | undefined,
): Promise<CheckoutValues> {
  const account = context.get(accountContext);
  if (!account) return { pincode: pincode ?? "" };
  const { userId, name, email = "", phone = "" } = account;
  const { db } = context.get(shopContext);
  const [[address], paymentMethod = "", firm] = await Promise.all([
    listAddresses(db, { userId }),
    findLastPaymentMethod(db, { userId }),
    findLastFirm(db, { userId }),
  ]);
  const { gstin = "", organization = "", firmAddress = "" } = firm;
  const known = { email, paymentMethod, gstin, organization, firmAddress };
  if (!address || (pincode !== undefined && pincode !== address.pincode))
    return { name, phone, pincode: pincode ?? "", ...known };
  const { street: addressLine1, landmark: addressLine2, ...recipient } = address;
  return {
    name: recipient.name,
    phone: recipient.phone,
    pincode: recipient.pincode,
    addressLine1,
    addressLine2,
    town: recipient.town,
    state: recipient.state,
    ...known,
  };
}

function typedValues(form: FormData): Record<string, string> {
  return { ...typedTexts(form, fieldNames(checkoutFields)), idempotencyKey: pageKey(form) };
}

/** The total in paise that the page showed for just this PIN code and speed; undefined when it showed none. */
function shownTotalIn(form: FormData, { pincode, deliverySpeed }: CheckoutForm): number | undefined {
  const shown = fieldText(form, deliverySpeed === "express" ? "shownExpressPaise" : "shownStandardPaise");
  return shown && fieldText(form, "shownPincode") === pincode ? Number(shown) : undefined;
}
