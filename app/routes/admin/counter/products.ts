import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";
import type { Route } from "./+types/products";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

/** The medicines that words typed at the counter (`q`) mean, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, readVocabulary } = context.get(shopContext);
  const typed = cleanLine(new URL(request.url).searchParams.get("q") ?? "").slice(0, 120);
  return Response.json(
    await findForCounter(db, { typed, vocabulary: await readVocabulary(), today: indiaDate(clock()) }),
  );
}
