import { createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { accountContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { nameAccount } from "#app/middleware/account.server.ts";

const CART_COOKIE_DAYS = 30;

/** Says who asks and whose cart it is: the account's own, else that of the signed cookie; a forged or foreign value is nobody's. Asks no database for a guest. */
export const recogniseVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { keepSession } = await nameAccount({ request, context });
  if (!context.get(accountContext))
    context.set(visitorContext, { cartId: await guestCartId(context.get(shopContext), request) });
  return keepSession(await next());
};

/** The cart of the guest's cookie. */
export async function guestCartId(shop: Shop, request: Request): Promise<string | undefined> {
  const signed: unknown = await cartCookie(shop).parse(request.headers.get("Cookie"));
  return typeof signed === "string" ? signed : undefined;
}

/** Headers that keep a guest's cart for 30 days from now; an account's cart needs none. */
export async function cartHeaders(
  context: Readonly<RouterContextProvider>,
  cartId: string,
): Promise<Headers> {
  const headers = new Headers();
  if (context.get(accountContext)) return headers;
  headers.set("Set-Cookie", await cartCookie(context.get(shopContext)).serialize(cartId));
  return headers;
}

/** The Set-Cookie value that forgets the guest's cart. */
export function forgottenCartCookie(shop: Shop): Promise<string> {
  return cartCookie(shop).serialize("", { maxAge: 0 });
}

function cartCookie({ secret, config }: Shop) {
  return createCookie("materia_cart", {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicOrigin.startsWith("https:"),
    path: "/",
    maxAge: CART_COOKIE_DAYS * 24 * 60 * 60,
  });
}
