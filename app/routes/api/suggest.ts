import { shopContext } from "#app/context.ts";
import { suggestAsText, suggestHeaders } from "#app/services/search/answer-suggest.server.ts";
import type { Route } from "./+types/suggest";

/** What a search field offers for the words typed so far (`q`); the server answers the same without asking the router. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = await suggestAsText(context.get(shopContext), url.searchParams.get("q") ?? "");
  return new Response(text, { headers: suggestHeaders });
}
