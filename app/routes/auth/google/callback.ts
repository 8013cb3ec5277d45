import { accountContext, shopContext } from "#app/context.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { atSecondDoor } from "#app/domain/shop-path.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { answerSignIn } from "#app/middleware/sign-in.server.ts";
import { finishGoogle, isGoogleOffered } from "#app/services/accounts/auth/identities.server.ts";
import type { Route } from "./+types/callback";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

type Asked = Pick<Route.LoaderArgs, "request" | "context"> & {
  finished: Awaited<ReturnType<typeof finishGoogle>>;
};

/** Where Google sends the person back to. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth, clock } = context.get(shopContext);
  if (!isGoogleOffered(auth)) return new Response(null, { status: 404 });
  const finished = await finishGoogle(auth, {
    search: url.search,
    headers: request.headers,
    now: clock(),
  });
  const response = await leadOn({ request, context, finished });
  const to = response.headers.get("Location");
  if (to !== null && finished.isFromSecondDoor) response.headers.set("Location", atSecondDoor(to));
  return response;
}

async function leadOn({ request, context, finished }: Asked): Promise<Response> {
  const headers = finished.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const isLink = context.get(accountContext) !== undefined;
  if (!finished.ok) {
    const to = isLink ? "/profile/security" : "/login";
    return answerWithNotice({ context, notice: { kind: `google-${finished.reason}` }, to, headers });
  }
  const { userId, returnTo } = finished.value;
  if (userId === undefined)
    return answerWithNotice({
      context,
      notice: { kind: "identity-linked" },
      to: ownPath(returnTo) ?? "/profile/security",
      headers,
    });
  const signedIn = { step: "signed-in" as const, userId, cookies: finished.cookies };
  return answerSignIn({ request, context, signedIn, returnTo });
}
