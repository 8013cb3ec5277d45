import { cartAnswer } from "#app/components/cart/cart-answer.ts";
import { readCartChange } from "#app/domain/cart/cart-change.ts";
import { changeCart } from "#app/middleware/change-cart.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import type { Route } from "./+types/cart";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor];

/** A change of the cart from any page, which stays as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = readCartChange(await readForm(request));
  const outcome = await changeCart(context, change);
  const answer = cartAnswer(change, outcome);
  return Response.json(answer, {
    status: answer.ok ? 200 : answer.status,
    headers: outcome.ok ? await cartHeaders(context, outcome.value.cartId) : undefined,
  });
}
