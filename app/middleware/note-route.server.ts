import type { MiddlewareFunction } from "react-router";
import { routeContext } from "#app/context.ts";

/** Notes which route answers, for who counts requests: its pattern has nothing of what was typed into the address. */
export const noteRoute: MiddlewareFunction<Response> = ({ pattern, context }) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
};
