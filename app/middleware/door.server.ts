import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { accountContext, noticeContext } from "#app/context.ts";
import { ownPath } from "#app/domain/own-path.ts";
import type { Search } from "#app/domain/route-path.ts";
import { leadTo } from "#app/middleware/lead-to.server.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";

/** What every page before signing in does first. */
export const doorMiddleware: MiddlewareFunction<Response>[] = [keepPersonal, recogniseVisitor, giveNotice];

/** The same for a page whose address carries the secret of a letter. */
export const letterMiddleware: MiddlewareFunction<Response>[] = [keepAddressSecret, ...doorMiddleware];

/** What a page before signing in shows: what just happened, and the query that carries the way back. Who is signed in is sent on. */
export function standAtDoor({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const returnTo = ownPath(url.searchParams.get("returnTo"));
  if (context.get(accountContext)) throw leadTo(returnTo ?? "/profile");
  return {
    notice: context.get(noticeContext),
    search: (returnTo ? `?${new URLSearchParams({ returnTo })}` : "") satisfies Search as Search,
  };
}
