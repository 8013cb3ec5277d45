import { recogniseAccount } from "#app/middleware/account.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { runSiteFunction, SITE_FUNCTIONS } from "#app/middleware/site-functions.server.ts";
import type { Route } from "./+types/$name";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseAccount];

/** POST /api/functions/get_site_links and its siblings: a JSON body in, the bare result out. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const known = Object.hasOwn(SITE_FUNCTIONS, params.name) ? SITE_FUNCTIONS[params.name] : undefined;
  if (!known) return Response.json(null, { status: 404 });
  if (request.method !== "POST")
    return Response.json(known.onError, { status: 405, headers: { Allow: "POST" } });
  const { status, result } = await runSiteFunction(known, { request, context });
  return Response.json(result, { status });
}

export function loader() {
  return Response.json(null, { status: 405, headers: { Allow: "POST" } });
}
