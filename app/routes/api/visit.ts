import { accountContext, noticeContext, shopContext, visitorContext } from "#app/context.ts";
import { worksInShop } from "#app/domain/permissions.ts";
import { chosenPincode } from "#app/middleware/chosen-pincode.server.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { findZone } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/visit";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor, giveNotice];

/** What the browser fills into a public page; asks the database nothing about a visitor without cookies. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  const account = context.get(accountContext);
  const pincode = chosenPincode(request);
  const [cartCount, destination] = await Promise.all([
    countCart(db, cartId),
    pincode === undefined ? undefined : findZone(db, pincode),
  ]);
  return Response.json({
    cartCount,
    account: account ? { name: account.name, ...(worksInShop(account.role) && { isOfShop: true }) } : null,
    pincode: destination ? { pincode: destination.pincode, place: destination.place ?? "" } : null,
    notice: context.get(noticeContext) ?? null,
  });
}
