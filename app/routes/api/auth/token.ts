import { accountContext, shopContext } from "#app/context.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { issueBearerToken } from "#app/services/accounts/auth/tokens.server.ts";
import type { Route } from "./+types/token";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

/** A bearer token for the function endpoints, of 15 minutes, for who is signed in; 401 for a guest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth } = context.get(shopContext);
  const token = context.get(accountContext) && (await issueBearerToken(auth, request.headers));
  return token === undefined
    ? Response.json({ error: "Please sign in." }, { status: 401 })
    : Response.json({ token });
}
