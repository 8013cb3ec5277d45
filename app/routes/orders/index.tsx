import { OrderList } from "#app/components/accounts/order-list.tsx";
import { Paging } from "#app/components/catalog/shop/paging.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { shopContext } from "#app/context.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import type { Route } from "./+types/index";

const text = ownPagesText;

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.orders.title);

export function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = accountOf(context);
  const page = parseWholeNumber(url.searchParams.get("page"), { min: 0, max: 999_999 }) ?? 1;
  return listOwnOrders(context.get(shopContext).db, { userId, page });
}

export default function Orders({ loaderData }: Route.ComponentProps) {
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
    </>
  );
}
