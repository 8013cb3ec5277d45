import type { RouterContextProvider } from "react-router";
import { accountContext, shopContext } from "#app/context.ts";
import type { Merged } from "#app/domain/notice.ts";
import { type OwnPath, ownPath } from "#app/domain/own-path.ts";
import { type PagePath, withSearch } from "#app/domain/route-path.ts";
import { callerOf } from "#app/middleware/account.server.ts";
import { deviceCookieHeader } from "#app/middleware/device.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { forgottenCartCookies, guestCartId } from "#app/middleware/visitor.server.ts";
import { endOwnSessions } from "#app/services/accounts/auth/end-sessions.server.ts";
import { endSession, type SignedIn } from "#app/services/accounts/auth/sign-in.server.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
type Scope = "local" | "others" | "global";

/** Leads on after a sign-in: with the guest's cart and wishes in the account's, or to the step that is missing. */
export async function answerSignIn({
  request,
  context,
  signedIn,
  returnTo,
}: Asked & { signedIn: SignedIn; returnTo: unknown }): Promise<Response> {
  const shop = context.get(shopContext);
  const path = ownPath(returnTo);
  if (signedIn.step === "new-password")
    return redirect(`/reset-password?${new URLSearchParams({ token: signedIn.token })}`, 303);
  if (signedIn.step === "passkey") {
    const query = new URLSearchParams({ by: "passkey", ...(path && { returnTo: path }) });
    return redirect(withSearch("/login/second-factor", query), 303);
  }
  const headers = new Headers(signedIn.cookies.map((cookie) => ["Set-Cookie", cookie]));
  if (signedIn.step === "second-factor") {
    const by = signedIn.hasPasskey && { by: "either" };
    const query = new URLSearchParams({ ...by, ...(path && { returnTo: path }) });
    return redirect(withSearch("/login/second-factor", query), { status: 303, headers });
  }
  const { userId } = signedIn;
  const merged = await mergeVisitorCart(shop.db, {
    guestCartId: await guestCartId(shop, request),
    userId,
    now: shop.clock(),
  });
  for (const line of await forgottenCartCookies(shop)) headers.append("Set-Cookie", line);
  headers.append("Set-Cookie", await deviceCookieHeader(shop, userId));
  return answerWithNotice({
    context,
    notice: { kind: "signed-in", ...(merged && { merged }) },
    to: pageAfter(path, merged),
    headers,
  });
}

/** Signs out here, on the other devices, or everywhere. What the server finds of the session or not, the browser's cookie goes. */
export async function answerSignOut({
  request,
  context,
  scope,
}: Asked & { scope: Scope }): Promise<Response> {
  const { auth } = context.get(shopContext);
  const account = context.get(accountContext);
  const caller = callerOf({ request, context });
  if (scope === "others" && account) {
    await endOwnSessions(auth, { userId: account.userId, exceptId: account.sessionId, caller });
    return answerWithNotice({ context, notice: { kind: "signed-out-elsewhere" }, to: "/profile/sessions" });
  }
  if (scope === "global" && account) await endOwnSessions(auth, { userId: account.userId, caller });
  const cookies = await endSession(auth, request.headers);
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  return answerWithNotice({ context, notice: { kind: "signed-out" }, to: "/", headers });
}

/** A cart that has just become another one is looked at before it is paid. */
function pageAfter(path: OwnPath | undefined, merged: Merged | undefined): PagePath {
  return path?.startsWith("/checkout") && merged?.lines ? "/cart" : (path ?? "/");
}
