import { createCookie, type MiddlewareFunction } from "react-router";
import { type Shop, shopContext, visitorContext } from "#app/context.ts";

const CART_COOKIE_DAYS = 30;

/** Says whose cart it is, from the signed cookie alone; a forged, unsigned or foreign value is nobody's. Asks no database. */
export const recogniseVisitor: MiddlewareFunction<Response> = async ({ request, context }) => {
  const signed: unknown = await cartCookie(context.get(shopContext)).parse(request.headers.get("Cookie"));
  context.set(visitorContext, { cartId: typeof signed === "string" ? signed : undefined });
};

/** The Set-Cookie value that keeps a cart for 30 days from now. */
export function cartCookieHeader(shop: Shop, cartId: string): Promise<string> {
  return cartCookie(shop).serialize(cartId);
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
