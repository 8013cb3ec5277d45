import { accountContext, shopContext } from "#app/context.ts";
import { isProven } from "#app/domain/accounts/proof.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { challengeCookie } from "#app/middleware/passkey-challenge.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { passkeyCreation, passkeyRequest } from "#app/services/accounts/auth/passkeys.server.ts";
import type { Route } from "./+types/passkey";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

/** What the browser asks the person's device for: `?for=add` a new passkey, `?for=sign-in` and `?for=prove` a signature. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { auth, clock } = context.get(shopContext);
  const account = context.get(accountContext);
  const asked = url.searchParams.get("for");
  if (asked === "sign-in") return answer(await passkeyRequest(auth), { purpose: "sign-in" });
  if (!account) return Response.json(null, { status: 401 });
  const { userId, provenAt } = account;
  if (asked === "prove") return answer(await passkeyRequest(auth), { purpose: "prove", userId });
  if (asked !== "add") return Response.json(null, { status: 400 });
  if (!isProven(provenAt, clock())) return Response.json(null, { status: 403 });
  return answer(await passkeyCreation(auth, { userId }), { purpose: "add", userId });

  async function answer(
    options: { challenge: string },
    bound: { purpose: "sign-in" | "add" | "prove"; userId?: string },
  ) {
    const cookie = await challengeCookie(context, { challenge: options.challenge, ...bound });
    return Response.json(options, { headers: { "Set-Cookie": cookie } });
  }
}
