import { shopContext } from "#app/context.ts";
import { securityText } from "#app/domain/pages/security-text.ts";
import { isReservedEmail } from "#app/domain/shop/opening.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/security.txt.ts";

/** Where to tell of a weakness; not there before the shop has an email that somebody reads. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const { email } = (await findSettings(db)).shop;
  if (isReservedEmail(email)) throw new Response("No address is entered yet.\n", { status: 404 });
  return new Response(securityText({ origin: config.publicOrigin, email, now: clock() }), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
