import { shopContext } from "#app/context.ts";
import { answerSitemap } from "#app/middleware/answer-sitemap.server.ts";
import type { Route } from "./+types/sitemap-faq.xml.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return answerSitemap(context.get(shopContext), "faq", url);
}
