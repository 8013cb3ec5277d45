import type { MiddlewareFunction } from "react-router";
import type { Action } from "#app/domain/permissions.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";

/** For screens below a guarded layout: for who may not do it, the screen is not there (404). */
export function allowOnly(action: Action): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    // A Response, not data(): addresses without a page answer that with 500.
    if (!may(accountOf(context).role, action)) throw new Response(null, { status: 404 });
    return next();
  };
}
