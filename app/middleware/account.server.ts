import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import {
  type Account,
  accountContext,
  clientContext,
  type Shop,
  shopContext,
  visitorContext,
} from "#app/context.ts";
import { isOfficePath } from "#app/domain/office-path.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { type Action, may } from "#app/domain/permissions.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { deviceContext, readKnownUser } from "#app/middleware/device.server.ts";
import { addCookies } from "#app/middleware/own-cookie.server.ts";
import { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { endSession } from "#app/services/accounts/auth/sign-in.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

const LEAVING = /(?:^|;\s*)(?:__Host-)?materia_leaving=yes(?:;|$)/;
/** By the name over https and the plain one, which a page from before an update may have left. */
const FORGET_LEAVING = ["__Host-materia_leaving=; Secure; ", "materia_leaving=; "].map(
  (start) => `${start}Path=/; SameSite=Lax; Max-Age=0`,
);

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Says who is signed in, and renews the cookie of who is. For personal pages only. */
export const recogniseAccount: MiddlewareFunction<Response> = async (asked, next) => {
  const { keepSession } = await nameAccount(asked);
  return keepSession(await next());
};

/** Lets only who is signed in go on; others sign in first and then come back. */
export const requireAccount: MiddlewareFunction<Response> = async (asked, next) => {
  const { keepSession } = await nameAccount(asked);
  if (!asked.context.get(accountContext)) return keepSession(toSignIn(asked.url));
  return keepSession(await next());
};

/** Lets only roles go on that may do it; for others the page is not there. Where the shop demands a second factor, it comes first. */
export function requirePermission(action: Action): MiddlewareFunction<Response> {
  return async (asked, next) => {
    const { keepSession } = await nameAccount(asked);
    const account = asked.context.get(accountContext);
    if (!account) return keepSession(toSignIn(asked.url));
    if (!may(account.role, action)) await refusePermission(asked, action);
    if (account.mustSetUpSecondFactor) return keepSession(redirectDocument("/profile/second-factor"));
    return keepSession(await next());
  };
}

/** For who may not do it, the screen is not there (404); that somebody tried is a security event. */
export async function refusePermission(asked: Asked, action: Action): Promise<never> {
  const { auth } = asked.context.get(shopContext);
  const userId = asked.context.get(accountContext)?.userId;
  await recordSecurityEvent(auth, {
    kind: "permission-refused",
    userId,
    about: action,
    caller: callerOf(asked),
  });
  // A Response, not data(): addresses without a page answer that with 500.
  throw new Response(null, { status: 404 });
}

/** Who is signed in, on pages behind `requireAccount`. */
export function accountOf(context: Readonly<RouterContextProvider>): Account {
  const account = context.get(accountContext);
  if (!account) throw data(undefined, { status: 404 });
  return account;
}

/** Who asks, for the services that limit tries; on pages that recognise the account or the visitor. */
export function callerOf({ request, context }: Asked): Caller {
  return {
    headers: request.headers,
    address: context.get(clientContext).address,
    now: context.get(shopContext).clock(),
    knownUserId: context.get(deviceContext),
  };
}

/** Sets the account of the request and its cart; gives what puts the renewed or ended session's cookie on the answer. */
export async function nameAccount({
  request,
  context,
}: Asked): Promise<{ keepSession: (response: Response) => Response }> {
  const shop = context.get(shopContext);
  const { account, cookies } = await findOrLeave(shop, request.headers);
  const known = await readKnownUser(shop, request);
  context.set(deviceContext, known.userId);
  context.set(accountContext, account);
  if (account) context.set(visitorContext, { cartId: account.cartId });
  return { keepSession };

  // What the page itself says about the session (signed in, signed out) stands.
  function keepSession(response: Response): Response {
    addCookies(response, [...cookies, ...known.renewal]);
    return response;
  }
}

/** Who is signed in; nobody where the browser says that it is leaving, because its sign-out did not get through. */
async function findOrLeave({ auth, clock }: Shop, headers: Headers) {
  if (!LEAVING.test(headers.get("cookie") ?? "")) return findAccount(auth, { headers, now: clock() });
  return { account: undefined, cookies: [...(await endSession(auth, headers)), ...FORGET_LEAVING] };
}

/** Out of the back office as a new document too: a page that stays would not know the office's screens once it is reloaded. */
function toSignIn(url: URL): Response {
  const path = shopPath(url);
  const returnTo = ownPath(`${path}${url.search}`);
  const door = withSearch("/login", new URLSearchParams(returnTo && { returnTo }));
  return isOfficePath(path) ? redirectDocument(door) : redirect(door);
}
