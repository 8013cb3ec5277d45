import { shopContext } from "#app/context.ts";
import { robotsText } from "#app/domain/pages/robots.ts";
import type { Route } from "./+types/advanced-robots.txt.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin: origin, secondLanguage } = context.get(shopContext).config;
  const hasSecondDoor = secondLanguage !== undefined;
  return new Response(robotsText({ origin, variant: "advanced", hasSecondDoor }), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
