import { wishlistText } from "#app/content/messages/cart/wishlist.ts";
import { shopContext, visitorContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { addToWishlist } from "#app/services/cart/wishlist.server.ts";
import type { Route } from "./+types/wishlist";

const text = wishlistText;

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor];

/** Puts a product aside from any page, which stays as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const { cartId } = context.get(visitorContext);
  const slug = cleanLine(String((await readForm(request)).get("slug")));
  const outcome = await addToWishlist(db, { cartId, slug, now: clock() });
  if (!outcome.ok) return Response.json({ ok: false, message: text.unknownProduct }, { status: 404 });
  const headers = await cartHeaders(context, outcome.value.cartId);
  return Response.json({ ok: true, message: text.added(outcome.value.name) }, { headers });
}
