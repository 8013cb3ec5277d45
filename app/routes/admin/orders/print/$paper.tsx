import type { ReactNode } from "react";
import { data } from "react-router";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { AddressLabel } from "#app/components/admin/papers/address-label.tsx";
import { DoseLabels } from "#app/components/admin/papers/dose-labels.tsx";
import { PackingSlip } from "#app/components/admin/papers/packing-slip.tsx";
import type { PaperOrder, PaperShop } from "#app/components/admin/papers/paper.ts";
import { PrintButton } from "#app/components/admin/papers/print-button.tsx";
import { Receipt } from "#app/components/admin/papers/receipt.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { useText } from "#app/components/text.tsx";
import { officeOrdersText } from "#app/content/messages/en/office-orders.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { parseOrderNumber } from "#app/domain/order-number.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findOfficeOrders } from "#app/services/orders/find-office-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$paper";

const MOST_AT_ONCE = 50;

const PAPERS: Record<string, (paper: { order: PaperOrder; shop: PaperShop }) => ReactNode> = {
  "packing-slip": PackingSlip,
  "address-label": AddressLabel,
  "dose-labels": DoseLabels,
  receipt: Receipt,
};

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const typed = new URL(request.url).searchParams.getAll("number").slice(0, MOST_AT_ONCE);
  const numbers = typed.map(parseOrderNumber).filter((number) => number !== undefined);
  const orders = await findOfficeOrders(db, { numbers, now: clock() });
  if (!(params.paper in PAPERS) || orders.length === 0) throw data(undefined, { status: 404 });
  const { shop } = await findSettings(db);
  return { orders, shop };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  personalMeta(matches, textFor("en", officeOrdersText).one.papers);

export default function Papers({ loaderData, params }: Route.ComponentProps) {
  const words = useText(officeOrdersText);
  const Paper = PAPERS[params.paper]!;
  return (
    <>
      <div className="no-print">
        <OfficePage
          title={words.papers[params.paper as keyof typeof words.papers]}
          actions={<PrintButton>{words.print.print}</PrintButton>}
        >
          {null}
        </OfficePage>
      </div>
      <div className="papers">
        {loaderData.orders.map((order) => (
          <Paper key={order.number} order={order} shop={loaderData.shop} />
        ))}
      </div>
    </>
  );
}
