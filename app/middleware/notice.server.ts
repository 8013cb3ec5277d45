import { createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { noticeContext, type Shop, shopContext } from "#app/context.ts";
import { type Notice, parseNotice } from "#app/domain/notice.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { leadTo } from "#app/middleware/lead-to.server.ts";

const KEPT_SECONDS = 120;

/** Tells the page what has just happened, once. */
export const giveNotice: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookie = noticeCookie(context.get(shopContext));
  const notice = parseNotice(await cookie.parse(request.headers.get("Cookie")));
  context.set(noticeContext, notice);
  if (!notice) return next();
  const response = await next();
  const isReplaced = response.headers.getSetCookie().some((line) => line.startsWith(`${cookie.name}=`));
  if (!isReplaced) response.headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
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
  headers.append("Set-Cookie", await noticeCookie(context.get(shopContext)).serialize(notice));
  return leadTo(to, { status: 303, headers });
}

function noticeCookie({ secret, config }: Shop) {
  return createCookie("materia_notice", {
    secrets: [secret],
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicOrigin.startsWith("https:"),
    path: "/",
    maxAge: KEPT_SECONDS,
  });
}
