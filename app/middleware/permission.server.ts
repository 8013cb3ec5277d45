import type { MiddlewareFunction } from "react-router";
import type { Action } from "#app/domain/permissions.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf, refusePermission } from "#app/middleware/account.server.ts";

/** For screens below a guarded layout: for who may not do it, the screen is not there (404). */
export function allowOnly(action: Action): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (!may(accountOf(context).role, action)) await refusePermission({ request, context }, action);
    return next();
  };
}
