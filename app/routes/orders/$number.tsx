import { data } from "react-router";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { AgainSaid } from "#app/components/orders/order/again-said.tsx";
import { BuyAgain } from "#app/components/orders/order/buy-again.tsx";
import { OrderSheet } from "#app/components/orders/order/order-sheet.tsx";
import { SendBackPanel } from "#app/components/orders/order/send-back-panel.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { accountRefusalsText } from "#app/content/messages/accounts/account-refusals.ts";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { boughtAgainText } from "#app/content/messages/orders/bought-again.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { noticeContext, shopContext, visitorContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { accountOf, requireAccount } from "#app/middleware/account.server.ts";
import { answerBoughtAgain } from "#app/middleware/bought-again.server.ts";
import { answerWithNotice, giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findNewerOrderPath } from "#app/services/accounts/newer-order.server.ts";
import { cancelOwnOrder, findOwnOrder, reorder } from "#app/services/accounts/own-orders.server.ts";
import { findSendBack } from "#app/services/orders/returns/send-back.server.ts";
import type { Route } from "./+types/$number";

const text = ownPagesText;
const refusals = accountRefusalsText.refusals;
const orderWords = orderText;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, requireAccount, giveNotice];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(
    matches,
    loaderData?.order ? orderWords.title(loaderData.order.number) : text.orders.missingTitle,
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const { userId } = accountOf(context);
  const order = await findOwnOrder(db, { userId, number: numberIn(params) });
  const now = clock();
  const sendBack = order && (await findSendBack(db, { number: order.number, now }));
  const { cartId } = context.get(visitorContext);
  const newerPath = order?.isReplaced
    ? await findNewerOrderPath(db, { number: order.number, userId, cartId })
    : undefined;
  return data(
    { order, newerPath, sendBack, today: indiaDate(now), notice: context.get(noticeContext) },
    { status: order ? 200 : 404 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const { userId } = accountOf(context);
  const number = numberIn(params);
  const now = clock();
  const form = await readForm(request);

  if (fieldText(form, "intent") === "cancel") {
    const cancelled = await cancelOwnOrder(db, { userId, number, now, publicOrigin: config.publicOrigin });
    if (cancelled.ok)
      return answerWithNotice({ context, notice: { kind: "order-cancelled" }, to: `/orders/${number}` });
    return answer(cancelled.reason === "not-found" ? 404 : 409, refusals[cancelled.reason]);
  }
  const { cartId } = context.get(visitorContext);
  const again = await reorder(db, { userId, number, cartId, now });
  return again.ok
    ? answerBoughtAgain(context, again.value, boughtAgainText)
    : answer(404, refusals[again.reason]);
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { orders: words } = ownPagesText;
  const { breadcrumb, home } = orderText;
  const { order, newerPath, sendBack, today, notice } = loaderData;
  if (!order) {
    return (
      <PageWidth className="py-14">
        <EmptyShelf as="h1" title={words.missingTitle} text={words.missingText}>
          <ButtonLink to="/orders">{words.title}</ButtonLink>
        </EmptyShelf>
      </PageWidth>
    );
  }
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={breadcrumb}
        items={[{ name: home, to: "/" }, { name: words.title, to: "/orders" }, { name: order.number }]}
      />
      <Said notice={notice} />
      <OrderSheet
        order={order}
        today={today}
        newerPath={newerPath}
        answer={actionData && { ...actionData, message: <AgainSaid {...actionData} /> }}
        actions={
          <div className="flex flex-wrap gap-3">
            {order.status !== "awaiting_payment" && <BuyAgain path={`/orders/${order.number}`} />}
            {order.status === "delivered" && (
              <ButtonLink to={`/track-order/${order.trackingToken}`} variant="quiet">
                {words.review}
              </ButtonLink>
            )}
          </div>
        }
      >
        <SendBackPanel sendBack={sendBack} token={order.trackingToken} />
      </OrderSheet>
    </PageWidth>
  );
}

function answer(status: number, message: string) {
  return data({ ok: false, message }, { status });
}

/** The number as the shop writes it, from an address typed in small letters too. */
function numberIn({ number }: { number: string }): string {
  return parseOrderNumber(number) ?? number;
}
