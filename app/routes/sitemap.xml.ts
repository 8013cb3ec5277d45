import { shopContext } from "#app/context.ts";
import { answerSitemap } from "#app/middleware/answer-sitemap.server.ts";
import type { Route } from "./+types/sitemap.xml.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return answerSitemap(context.get(shopContext), "sitemap", url);
}
