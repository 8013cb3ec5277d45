import { shopContext } from "#app/context.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { issueBearerToken } from "#app/services/auth/tokens.server.ts";
import type { Route } from "./+types/token";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal];

/** A bearer token for the function endpoints, of 15 minutes, for who is signed in; 401 for a guest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = await issueBearerToken(context.get(shopContext).auth, request.headers);
  return token === undefined
    ? Response.json({ error: "Please sign in." }, { status: 401 })
    : Response.json({ token });
}
