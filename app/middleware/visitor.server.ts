import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { accountContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { nameAccount } from "#app/middleware/account.server.ts";
import { addCookies, ownCookie } from "#app/middleware/own-cookie.server.ts";

const CART_COOKIE_DAYS = 30;

/** Says who asks and whose cart it is: the account's own, else that of the signed cookie; a forged or foreign value is nobody's. Asks no database for a guest. */
export const recogniseVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { keepSession } = await nameAccount({ request, context });
  if (context.get(accountContext)) return keepSession(await next());
  const { cartId, renewal } = await readGuestCart(context.get(shopContext), request);
  context.set(visitorContext, { cartId });
  const response = keepSession(await next());
  addCookies(response, renewal);
  return response;
};

/** The cart of the guest's cookie. */
export async function guestCartId(shop: Shop, request: Request): Promise<string | undefined> {
  return (await readGuestCart(shop, request)).cartId;
}

async function readGuestCart(shop: Shop, request: Request) {
  const { value, renewal } = await cartCookie(shop).read(request);
  return { cartId: typeof value === "string" ? value : undefined, renewal };
}

/** Headers that keep a guest's cart for 30 days from now; an account's cart needs none. */
export async function cartHeaders(
  context: Readonly<RouterContextProvider>,
  cartId: string,
): Promise<Headers> {
  const headers = new Headers();
  if (context.get(accountContext)) return headers;
  headers.set("Set-Cookie", await cartCookie(context.get(shopContext)).write(cartId));
  return headers;
}

/** The Set-Cookie lines that forget the guest's cart. */
export function forgottenCartCookies(shop: Shop): Promise<string[]> {
  return cartCookie(shop).forget();
}

function cartCookie(shop: Shop) {
  return ownCookie(shop, {
    name: "materia_cart",
    maxAgeSeconds: CART_COOKIE_DAYS * 24 * 60 * 60,
    formerShape: /^[A-Za-z0-9_-]{22}$/,
  });
}
