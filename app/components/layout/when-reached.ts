import { data, isRouteErrorResponse } from "react-router";
import { hrefOf } from "#app/content/messages/page-address.ts";

/**
 * What the shop answers; `unreached`, with status 503, where it cannot be reached or breaks. Without this the router would put a
 * page of an error in the place of the form, with all that was typed in it.
 */
export async function whenReached<Answer, Unreached>(ask: () => Promise<Answer>, unreached: Unreached) {
  try {
    return await ask();
  } catch (error) {
    // The way on, or a refusal of the shop.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data(unreached, { status: 503 });
  }
}

/** Whether the shop can be reached now. */
export function isShopReached(): Promise<boolean> {
  return fetch(hrefOf("/health")).then(
    ({ ok }) => ok,
    () => false,
  );
}
