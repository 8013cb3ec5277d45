import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { undoRemoval } from "#app/services/undo.server.ts";

/** Undoes a deletion: POST to any screen of the office with `?undo=` its number leads back to that screen, which says how it went. */
export const undoOnRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const id = url.searchParams.get("undo");
  if (request.method !== "POST" || id === null) return next();
  const { db, clock } = context.get(shopContext);
  const { userId, role } = accountOf(context);
  const undone = await undoRemoval(db, {
    id: parseRowId(id) ?? 0,
    actor: byUser({ userId }),
    role,
    now: clock(),
  });
  for (const name of ["undo", "removed"]) url.searchParams.delete(name);
  url.searchParams.set("undone", undone.ok ? "yes" : undone.reason);
  return redirect(ownPath(shopPath(url) + url.search) ?? "/admin", 303);
};
