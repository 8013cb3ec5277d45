import { shopContext } from "#app/context.ts";
import { robotsText } from "#app/domain/pages/robots.ts";
import type { Route } from "./+types/advanced-robots.txt.ts";

export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(shopContext).config.publicOrigin;
  return new Response(robotsText({ origin, variant: "advanced" }), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
