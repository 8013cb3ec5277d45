import { AddOrder } from "#app/components/accounts/add-order.tsx";
import { replyErrors, replyRefusal } from "#app/components/accounts/form-reply.ts";
import { OrderList } from "#app/components/accounts/order-list.tsx";
import { Paging } from "#app/components/catalog/shop/paging.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { shopContext } from "#app/context.ts";
import { claimFields } from "#app/domain/accounts/account-form.ts";
import { parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { claimOrder } from "#app/services/accounts/claim-order.server.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import type { Route } from "./+types/index";

const text = ownPagesText;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.orders.title);

export function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = accountOf(context);
  const page = parseWholeNumber(url.searchParams.get("page"), { min: 0, max: 999_999 }) ?? 1;
  return listOwnOrders(context.get(shopContext).db, { userId, page });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const { userId } = accountOf(context);
  const now = clock();
  const form = await readForm(request);
  const typed = ["number", "phone"].map((field) => [field, fieldLine(form, field)]);
  const asked = { intent: "add", values: Object.fromEntries(typed), now };
  const parsed = form.has("token")
    ? ({ ok: true, value: { token: fieldLine(form, "token") } } as const)
    : parseForm(claimFields, form);
  if (!parsed.ok) return replyErrors(asked, parsed.problems);
  const claimed = await claimOrder(db, { userId, proof: parsed.value, now });
  return claimed.ok
    ? answerWithNotice({
        context,
        notice: { kind: "order-added" },
        to: `/orders/${claimed.value.number}`,
      })
    : replyRefusal(asked, claimed);
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { orders: words } = ownPagesText;
  const { orders, ...pages } = loaderData;
  return (
    <>
      <h1 className="mb-5">{words.title}</h1>
      {orders.length === 0 ? (
        <EmptyShelf title={words.emptyTitle} text={words.emptyText}>
          <ButtonLink to="/shop">{words.shop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <>
          <OrderList orders={orders} />
          <Paging {...pages} addressOf={(page) => (page === 1 ? "/orders" : `/orders?page=${page}`)} />
        </>
      )}
      <AddOrder answer={actionData} />
    </>
  );
}
