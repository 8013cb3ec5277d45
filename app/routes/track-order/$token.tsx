import { data } from "react-router";
import { OrderMissing } from "#app/components/order/order-missing.tsx";
import { OrderSheet } from "#app/components/order/order-sheet.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { useText } from "#app/components/text.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { orderText } from "#app/content/messages/en/order.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import type { Route } from "./+types/$token";

const text = textFor("en", orderText);

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  personalMeta(matches, loaderData?.order ? text.title(loaderData.order.number) : text.missingTitle);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const order = await findOrderByToken(db, cleanLine(params.token));
  return data({ order, today: indiaDate(clock()) }, { status: order ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const token = cleanLine(params.token);
  const outcome = await cancelOwnOrder(db, { token, now: clock(), publicOrigin: config.publicOrigin });
  if (outcome.ok) return { ok: true, message: text.cancelled };
  const status = outcome.reason === "unknown-order" ? 404 : 409;
  return data({ ok: false, message: text.cannotCancel }, { status });
}

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const words = useText(orderText);
  const { order, today } = loaderData;
  if (!order) return <OrderMissing />;
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={words.breadcrumb}
        items={[{ name: words.trackTitle, to: "/track-order" }, { name: order.number }]}
      />
      <OrderSheet order={order} today={today} answer={actionData} />
    </PageWidth>
  );
}
