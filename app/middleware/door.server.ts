import { type RouterContextProvider, redirect } from "react-router";
import { accountContext, noticeContext } from "#app/context.ts";
import { ownPath } from "#app/domain/own-path.ts";

/** What a page before signing in shows: what just happened, and the query that carries the way back. Who is signed in is sent on. */
export function standAtDoor({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const returnTo = ownPath(url.searchParams.get("returnTo"));
  if (context.get(accountContext)) throw redirect(returnTo ?? "/profile");
  return {
    notice: context.get(noticeContext),
    search: returnTo ? `?${new URLSearchParams({ returnTo })}` : "",
  };
}
