import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { noticeContext, type Shop, shopContext } from "#app/context.ts";
import { type Notice, parseNotice } from "#app/domain/notice.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { leadTo } from "#app/middleware/lead-to.server.ts";
import { addCookies, ownCookie } from "#app/middleware/own-cookie.server.ts";

const KEPT_SECONDS = 120;

/** Tells the page what has just happened, once. */
export const giveNotice: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookie = noticeCookie(context.get(shopContext));
  const notice = parseNotice((await cookie.read(request)).value);
  context.set(noticeContext, notice);
  if (!notice) return next();
  const response = await next();
  addCookies(response, await cookie.forget());
  return response;
};

/** Leads on to a page with a notice to be said there. */
export async function answerWithNotice({
  context,
  notice,
  to,
  headers: given,
}: {
  context: Readonly<RouterContextProvider>;
  notice: Notice;
  to: PagePath;
  headers?: HeadersInit;
}): Promise<Response> {
  const headers = new Headers(given);
  headers.append("Set-Cookie", await noticeCookie(context.get(shopContext)).write(notice));
  return leadTo(to, { status: 303, headers });
}

function noticeCookie(shop: Shop) {
  return ownCookie(shop, { name: "materia_notice", maxAgeSeconds: KEPT_SECONDS });
}
