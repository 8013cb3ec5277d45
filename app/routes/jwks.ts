import { shopContext } from "#app/context.ts";
import { findPublicKeys } from "#app/services/accounts/auth/tokens.server.ts";
import type { Route } from "./+types/jwks";

/** The public keys by which others prove the shop's bearer tokens. */
export async function loader({ context }: Route.LoaderArgs) {
  const keys = await findPublicKeys(context.get(shopContext).auth);
  return Response.json(keys, { headers: { "Cache-Control": "public, max-age=300" } });
}
