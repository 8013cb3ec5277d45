import { healthText } from "#app/content/messages/health.ts";
import { shopContext } from "#app/context.ts";
import { checkReady } from "#app/services/ready.server.ts";
import type { Route } from "./+types/ready";

/** Whether this process can take orders, for who leads visitors to it. */
export async function loader({ context }: Route.LoaderArgs) {
  const ready = await checkReady(context.get(shopContext));
  const headers = { "cache-control": "no-store" };
  if (ready.ok) return Response.json({ isReady: true }, { headers });
  const reason = healthText.notReady[ready.reason];
  return Response.json({ isReady: false, reason }, { status: 503, headers });
}
