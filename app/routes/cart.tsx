import { data, redirect } from "react-router";
import { Said } from "#app/components/account/said.tsx";
import type { CartAnswer } from "#app/components/cart/cart-answer.ts";
import { CartPage } from "#app/components/cart/cart-page.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { cartText } from "#app/content/messages/en/cart.ts";
import { textFor } from "#app/content/messages/text.ts";
import { noticeContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { parseQuantity } from "#app/domain/cart.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { refused } from "#app/domain/result.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { isSentByScript } from "#app/middleware/sent-by-script.server.ts";
import { cartHeaders, recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { addToCart, removeFromCart, setCartQuantity } from "#app/services/cart/change-cart.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/cart";

const STATUS = {
  "unknown-intent": 400,
  "bad-quantity": 400,
  "unknown-product": 404,
  "not-in-cart": 404,
  "sold-out": 409,
  "more-than-stock": 409,
  "not-for-retail": 409,
} as const;

const text = textFor("en", cartText);

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor, giveNotice];

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.heading);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const [cart, settings] = await Promise.all([
    readCart(db, { cartId: context.get(visitorContext).cartId, now: clock() }),
    findSettings(db),
  ]);
  const added = cart.lines.find((line) => line.slug === url.searchParams.get("added"));
  const addedMessage = added && addedText(added.name, url.searchParams.get("quantity"));
  const notice = context.get(noticeContext);
  return { cart, addedMessage, notice, returnDays: settings.returns.windowDays };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const change = readChange(form);
  const outcome = await changeCart(shop, context.get(visitorContext).cartId, change);
  if (!outcome.ok) {
    const status = STATUS[outcome.reason];
    return data<CartAnswer>(
      { ok: false, slug: change.slug, message: refusalText(outcome), status },
      { status },
    );
  }
  const headers = await cartHeaders(context, outcome.value.cartId);
  if (!isSentByScript(request)) return redirect(nextPage(form, change), { status: 303, headers });
  const { name, quantity, itemCount: cartCount } = outcome.value;
  const message = doneText(change, { name, quantity });
  return data<CartAnswer>({ ok: true, slug: change.slug, message, cartCount }, { headers });
}

/** Also after a refusal the page shows what the shop has now. */
export const shouldRevalidate = () => true;

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, addedMessage, notice, returnDays } = loaderData;
  return (
    <CartPage view={cart} addedMessage={addedMessage} returnDays={returnDays} answer={actionData}>
      <Said notice={notice} />
    </CartPage>
  );
}

type Change = ReturnType<typeof readChange>;

/** A form without a quantity adds one pack; `step` is what a button of the quantity field adds to the number in it. */
function readChange(form: FormData) {
  const typed = form.get("quantity");
  const quantity = typed === null ? 1 : parseQuantity(typed);
  const step = Number(form.get("step") ?? 0);
  return {
    intent: String(form.get("intent")),
    slug: cleanLine(String(form.get("slug"))),
    isQuantityTyped: typed !== null,
    quantity: quantity !== undefined && (step === 1 || step === -1) ? quantity + step : quantity,
  };
}

async function changeCart(
  { db, clock }: Shop,
  cartId: string | undefined,
  { intent, slug, quantity }: Change,
) {
  const now = clock();
  if (intent !== "add" && intent !== "set" && intent !== "remove") return refused("unknown-intent");
  if (intent !== "add" && cartId === undefined) return refused("not-in-cart");
  if (intent === "remove") return removeFromCart(db, { cartId: cartId!, slug, now });
  if (quantity === undefined) return refused("bad-quantity");
  if (intent === "set") return setCartQuantity(db, { cartId: cartId!, slug, quantity, now });
  return addToCart(db, { cartId, slug, quantity, now });
}

function doneText(
  { intent, isQuantityTyped, quantity }: Change,
  line: { name: string; quantity: number },
): string {
  if (intent === "add") return addedText(line.name, isQuantityTyped ? String(quantity) : null);
  return line.quantity === 0 ? text.removed(line.name) : text.quantitySet(line.quantity, line.name);
}

function addedText(name: string, quantity: string | null): string {
  const units = parseQuantity(quantity);
  return units === undefined ? text.added(name) : text.unitsAdded(units, name);
}

type Refused = Exclude<Awaited<ReturnType<typeof changeCart>>, { ok: true }>;

function refusalText(refused: Refused): string {
  const { refusals, moreThanStock } = text;
  return refused.reason === "more-than-stock"
    ? moreThanStock(refused.availableQuantity, refused.quantityInCart)
    : refusals[refused.reason];
}

/** Where a browser without JavaScript goes on: where the form says, else the cart, which then says what was added. */
function nextPage(form: FormData, { intent, slug, isQuantityTyped, quantity }: Change): string {
  const returnTo = ownPath(form.get("returnTo"));
  if (returnTo !== undefined) return returnTo;
  if (intent !== "add") return "/cart";
  const added = new URLSearchParams({ added: slug });
  if (isQuantityTyped) added.set("quantity", String(quantity));
  return `/cart?${added}`;
}
