import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import type { FrameHandle } from "#app/components/layout/page-frame.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { refreshVisit } from "#app/components/layout/visit.tsx";
import { isShopReached, whenReached } from "#app/components/layout/when-reached.ts";
import { ClaimForm } from "#app/components/orders/checkout/claim-form.tsx";
import { TransferPanel } from "#app/components/orders/checkout/transfer-panel.tsx";
import { UpiPanel } from "#app/components/orders/checkout/upi-panel.tsx";
import { Help } from "#app/components/orders/order/order-help.tsx";
import { OrderMissing } from "#app/components/orders/order/order-missing.tsx";
import { OnlinePanel, OnlineWaiting } from "#app/components/payments/online-panel.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";
import { payText } from "#app/content/messages/orders/pay.ts";
import { onlineText } from "#app/content/messages/payments/online.ts";
import { accountContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { bankAccount } from "#app/domain/bank-transfer.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { rupees } from "#app/domain/money.ts";
import { isSeenByShop } from "#app/domain/shop/payment-method.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { findNewerOrderPath } from "#app/services/accounts/newer-order.server.ts";
import { findOrderByToken, type OrderView } from "#app/services/orders/find-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { type ClaimRefusal, claimPayment } from "#app/services/orders/pay-order.server.ts";
import { findUpiRequest } from "#app/services/orders/upi-request.server.ts";
import { findOnlineState, findPayCode, findPayForm } from "#app/services/payments/pay-view.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$token";

const LOOK_AGAIN_MS = 20_000;
const SCANNED_AGAIN_MS = 8_000;
const STATUS: Record<ClaimRefusal, number> = {
  "not-found": 404,
  "bad-reference": 422,
  "reference-used": 409,
  cancelled: 409,
};

const text = payText;
const orderWords = orderText;

export const handle: FrameHandle = { frame: "quiet" };

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret, recogniseVisitor];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.order ? text.payTitle(loaderData.order.number) : orderWords.missingTitle);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const now = shop.clock();
  const token = cleanLine(params.token);
  const order = await findOrderByToken(shop.db, token);
  const isOnline = order?.paymentMethod === "online";
  if (!order || !(isOnline || isSeenByShop(order.paymentMethod)))
    return data({ order: undefined, online: undefined }, { status: 404 });
  if (isOnline) return data(await readOnline(shop, { order, isAgain: url.searchParams.has("again"), now }));
  const isOpen = order.status === "awaiting_payment";
  if (!isOpen && order.status !== "cancelled") throw redirect(`/checkout/thank-you/${token}`, 303);

  const isDue = isOpen && order.payment.status === "due";
  const isTransfer = order.paymentMethod === "bank-transfer";
  if (isTransfer) {
    const { bank } = await findSettings(shop.db);
    const transfer = isDue ? { account: bankAccount(bank), heldUntil: order.holdUntil } : undefined;
    return data({
      order,
      now,
      online: undefined,
      isTransfer,
      transfer,
      heldUntil: undefined,
      request: undefined,
      isTaken: false,
      newerPath: undefined,
    });
  }
  const hold = isOpen ? await openPayPage(shop.db, { token, now }) : undefined;
  // Nobody is asked for money while the packs wait for others.
  const isTaken = isDue && hold?.isHeld === false;
  const request =
    isDue && !isTaken ? await findUpiRequest(shop.db, { order, start: shop.config }) : undefined;
  const { cartId } = context.get(visitorContext);
  const userId = context.get(accountContext)?.userId;
  const newerPath = order.isReplaced
    ? await findNewerOrderPath(shop.db, { number: order.number, userId, cartId })
    : undefined;
  const heldUntil = hold?.heldUntil;
  return data({
    ...{ order, now, online: undefined, isTransfer, transfer: undefined },
    ...{ heldUntil, request, isTaken, newerPath },
  });
}

/** What the page says of an order that is paid through the gateway; of one that is paid it leads on. */
async function readOnline(
  shop: Shop,
  { order: known, isAgain, now }: { order: OrderView; isAgain: boolean; now: Date },
) {
  const { db, gateway, config } = shop;
  const { publicOrigin } = config;
  const token = known.trackingToken;
  const { step, failedAt } = await findOnlineState(db, gateway, { token, now, publicOrigin });
  // Asking may have settled it.
  const order = (await findOrderByToken(db, token))!;
  const isOpen = order.status === "awaiting_payment";
  if (!isOpen && order.status !== "cancelled") throw redirect(`/checkout/thank-you/${token}`, 303);
  const isWaiting = isOpen && step === "waiting" && !isAgain;
  const hold = isOpen ? await openPayPage(db, { token, now }) : undefined;
  const isTaken = isOpen && !isWaiting && hold?.isHeld === false;
  const { shop: facts } = await findSettings(db);
  const asked = { order, shopName: facts.name, now, publicOrigin };
  const isToPay = isOpen && !isWaiting && !isTaken;
  const [form, code] = isToPay
    ? await Promise.all([
        findPayForm(db, gateway, asked),
        findPayCode(db, gateway, { token, shopName: facts.name, now }),
      ])
    : [];
  const payeeName = facts.name;
  const online = {
    isOpen,
    isWaiting,
    failedAt: step === "failed" ? failedAt : undefined,
    form,
    code,
    isSetAside: form?.isSetAside ?? false,
    payeeName,
  };
  return {
    ...{ order, now, online, isTaken, heldUntil: hold?.heldUntil },
    ...{ isTransfer: false, transfer: undefined, request: undefined, newerPath: undefined },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const reference = String((await readForm(request)).get("reference") ?? "").trim();
  const token = cleanLine(params.token);
  const claimed = await claimPayment(db, {
    token,
    reference,
    now: clock(),
    publicOrigin: config.publicOrigin,
  });
  if (claimed.ok) return redirect(`/checkout/pay/${token}`, 303);
  return data({ reason: claimed.reason, reference }, { status: STATUS[claimed.reason] });
}

/** Where the shop is not reached, the number that was typed stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const reference = String((await request.clone().formData()).get("reference") ?? "");
  return whenReached(serverAction, { reason: "unreached" as const, reference });
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const pay = payText;
  const { order } = loaderData;
  const isClaimed = order?.status === "awaiting_payment" && order.payment.status === "claimed";
  const isWaiting = isClaimed || loaderData.online?.isWaiting === true;
  const isShowingCode = loaderData.online?.code !== undefined;
  useLookingAgain(isShowingCode ? SCANNED_AGAIN_MS : isWaiting ? LOOK_AGAIN_MS : undefined);
  // The order has emptied the cart.
  useEffect(() => void refreshVisit(), []);
  if (!order) return <OrderMissing />;
  const { request, isTransfer, transfer, heldUntil, now, isTaken, newerPath } = loaderData;
  if (loaderData.online) return <OnlinePay {...loaderData} online={loaderData.online} />;
  const refusal =
    actionData &&
    ((isTransfer && pay.transferRefusals[actionData.reason]) || pay.claimRefusals[actionData.reason]);
  const due = request ? pay.payHeading : transfer && pay.transferHeading;
  const ended = order.isReplaced ? pay.replacedTitle : pay.cancelledTitle;
  const heading = due ?? (isWaiting ? pay.waitingTitle : isTaken ? pay.takenTitle : ended);
  return (
    <PageWidth className="max-w-[560px] pt-6 pb-14">
      <h1 className="mb-5">{heading}</h1>
      <div className="grid gap-5">
        {order.status === "awaiting_payment" && <RestNote doorPaise={order.doorPaise} />}
        {request && <UpiPanel request={request} orderNumber={order.number} heldUntil={heldUntil} now={now} />}
        {transfer && (
          <TransferPanel {...transfer} amountPaise={order.payment.amountPaise} orderNumber={order.number} />
        )}
        {isWaiting && (
          <Panel as="section" className="grid justify-items-start gap-4">
            <p>{pay.waitingText}</p>
            <ButtonLink to={`/track-order/${order.trackingToken}`}>{pay.follow}</ButtonLink>
          </Panel>
        )}
        {isTaken && <Notice kind="warning">{pay.takenText}</Notice>}
        {order.status === "cancelled" && (
          <Notice kind="warning">{order.isReplaced ? pay.replacedText : pay.cancelledText}</Notice>
        )}
        {newerPath && <ButtonLink to={newerPath}>{pay.openNewer}</ButtonLink>}
        {actionData?.reason === "cancelled" && <Notice kind="success">{refusal}</Notice>}
        {!isWaiting && !isTaken && (
          <ClaimForm
            isTransfer={isTransfer}
            error={actionData?.reason === "cancelled" ? undefined : refusal}
            typed={actionData?.reference}
          />
        )}
        <Help number={order.number} />
      </div>
    </PageWidth>
  );
}

/** The same page for an order that is paid through the gateway. */
function OnlinePay({
  order,
  online: { isOpen, isWaiting, failedAt, form, code, isSetAside, payeeName },
  isTaken,
  heldUntil,
  now,
}: Awaited<ReturnType<typeof readOnline>>) {
  const words = onlineText;
  const { number: orderNumber } = order;
  const { amountPaise } = order.payment;
  const backPaise = order.refund.paid.reduce((sum, { amountPaise: paise }) => sum + paise, 0);
  const isBack = !isOpen && backPaise > 0;
  const ended = isBack ? words.backHeading(rupees(backPaise)) : text.cancelledTitle;
  const due = failedAt ? words.failedHeading : words.heading;
  const open = isWaiting ? words.waitingHeading(rupees(amountPaise)) : isTaken ? text.takenTitle : due;
  return (
    <PageWidth className="max-w-[560px] pt-6 pb-14">
      <h1 className="mb-5">{isOpen ? open : ended}</h1>
      <div className="grid gap-5">
        {isOpen && <RestNote doorPaise={order.doorPaise} />}
        {isWaiting && <OnlineWaiting orderNumber={orderNumber} />}
        {isTaken && <Notice kind="warning">{text.takenText}</Notice>}
        {isOpen && !isWaiting && !isTaken && (
          <OnlinePanel
            {...{ orderNumber, amountPaise, heldUntil, now, failedAt }}
            {...{ form, code, isSetAside, payeeName }}
          />
        )}
        {!isOpen && <Notice kind={isBack ? "info" : "warning"}>{isBack ? words.back : words.ended}</Notice>}
        {!isTaken && (
          <ButtonLink variant="outline" to={`/track-order/${order.trackingToken}`}>
            {text.follow}
          </ButtonLink>
        )}
        <Help number={orderNumber} />
      </div>
    </PageWidth>
  );
}

/** Of an order that is paid in part before: what is still to be paid at the door. */
function RestNote({ doorPaise }: { doorPaise: number }) {
  return doorPaise > 0 ? <Notice>{payText.restAtDoor(rupees(doorPaise))}</Notice> : null;
}

/** Asks from time to time whether the shop has confirmed the payment; the loader then leads on. */
function useLookingAgain(everyMs: number | undefined) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (everyMs === undefined) return;
    // A reading that fails would take the page away.
    const lookAgain = async () => (await isShopReached()) && revalidate();
    const timer = setInterval(lookAgain, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, revalidate]);
}
