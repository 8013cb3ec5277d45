import { shopContext } from "#app/context.ts";
import { isDatabaseAnswering } from "#app/services/health.server.ts";
import type { Route } from "./+types/health";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db } = context.get(shopContext);
  const isUp = await isDatabaseAnswering(db);
  return Response.json(
    { status: isUp ? "ok" : "failing", database: isUp ? "ok" : "not answering", version: config.version },
    { status: isUp ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
