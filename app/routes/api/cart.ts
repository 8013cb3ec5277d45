import { cartAnswer } from "#app/components/cart/cart-answer.ts";
import { shopContext, visitorContext } from "#app/context.ts";
import { readCartChange } from "#app/domain/cart/cart-change.ts";
import { changeCart } from "#app/middleware/change-cart.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { summarizeCart } from "#app/services/cart/cart-summary.server.ts";
import type { Route } from "./+types/cart";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor];

/** What lies in the cart, for the steppers and the bar of the pages outside it. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await summaryOf(context, context.get(visitorContext).cartId));
}

/** A change of the cart from any page, which stays as it is; also a refusal tells what lies in the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = readCartChange(await readForm(request));
  const outcome = await changeCart(context, change);
  const answer = cartAnswer(change, outcome);
  const cartId = outcome.ok ? outcome.value.cartId : context.get(visitorContext).cartId;
  const cart = await summaryOf(context, cartId);
  return Response.json(
    { ...answer, cart },
    {
      status: answer.ok ? 200 : answer.status,
      headers: outcome.ok ? await cartHeaders(context, outcome.value.cartId) : undefined,
    },
  );
}

function summaryOf(context: Route.LoaderArgs["context"], cartId: string | undefined) {
  const { db, clock } = context.get(shopContext);
  return summarizeCart(db, { cartId, now: clock() });
}
