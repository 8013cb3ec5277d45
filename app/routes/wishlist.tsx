import { data } from "react-router";
import { WishlistRow } from "#app/components/cart/wishlist-row.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { wishlistText } from "#app/content/messages/cart/wishlist.ts";
import { noticeContext, shopContext, visitorContext } from "#app/context.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { refused } from "#app/domain/result.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { isSentByScript } from "#app/middleware/sent-by-script.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { addToWishlist, listWishlist, removeFromWishlist } from "#app/services/cart/wishlist.server.ts";
import type { Route } from "./+types/wishlist";

const text = wishlistText;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor, giveNotice];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.heading);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const products = await listWishlist(db, { cartId: context.get(visitorContext).cartId, now: clock() });
  const added = products.find((product) => product.slug === url.searchParams.get("added"));
  const notice = context.get(noticeContext);
  return { products, notice, addedMessage: added && text.added(added.name) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  const form = await readForm(request);
  const slug = fieldLine(form, "slug");
  const isAdded = fieldText(form, "intent") === "add";
  const outcome = isAdded
    ? await addToWishlist(shop.db, { cartId, slug, now: shop.clock() })
    : cartId === undefined
      ? refused("unknown-product")
      : await removeFromWishlist(shop.db, { cartId, slug });
  if (!outcome.ok) return data({ ok: false, message: text.unknownProduct }, { status: 404 });

  const headers = await cartHeaders(context, outcome.value.cartId);
  if (!isSentByScript(request)) {
    const page = withSearch("/wishlist", new URLSearchParams(isAdded ? { added: slug } : {}));
    return redirect(ownPath(fieldText(form, "returnTo")) ?? page, { status: 303, headers });
  }
  const { added, removed } = text;
  return data({ ok: true, message: (isAdded ? added : removed)(outcome.value.name) }, { headers });
}

/** Where the shop is not reached, the list stays on the screen and says so. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return whenReached(serverAction, { ok: false, message: text.unreached });
}

export default function Wishlist({ loaderData, actionData }: Route.ComponentProps) {
  const wishlist = wishlistText;
  const { products, notice, addedMessage } = loaderData;
  const said = actionData ?? (addedMessage ? { ok: true, message: addedMessage } : undefined);
  return (
    <PageWidth className="pb-14">
      <Breadcrumbs
        label={wishlist.breadcrumb}
        items={[{ name: wishlist.home, to: "/" }, { name: wishlist.title }]}
      />
      <h1 className="mt-1 mb-5">{wishlist.heading}</h1>
      <Said notice={notice} />
      {said && (
        <Notice kind={said.ok ? "success" : "error"} className="mb-5">
          {said.message}
        </Notice>
      )}
      {products.length === 0 ? (
        <EmptyShelf title={wishlist.emptyTitle} text={wishlist.emptyText}>
          <ButtonLink to="/shop">{wishlist.shop}</ButtonLink>
        </EmptyShelf>
      ) : (
        <Panel as="section">
          <ul>
            {products.map((product) => (
              <WishlistRow key={product.slug} product={product} />
            ))}
          </ul>
        </Panel>
      )}
    </PageWidth>
  );
}
