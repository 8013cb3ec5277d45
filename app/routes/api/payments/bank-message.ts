import { clientContext, shopContext } from "#app/context.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import {
  type MessageRefusal,
  receiveBankMessage,
} from "#app/services/payments/receive-bank-message.server.ts";
import type { Route } from "./+types/bank-message";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal];

const STATUS: Record<MessageRefusal, number> = { forged: 401, stale: 401, replayed: 409, "too-many": 429 };

/** A message of the bank that the owner's phone sends on (docs/operations.md); what is not answered with 200 is sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const { address } = context.get(clientContext);
  const signature = request.headers.get("x-signature") ?? "";
  const timestamp = request.headers.get("x-timestamp") ?? "";
  // The signature is over these very bytes.
  const body = await request.text();
  const when = { now: clock(), publicOrigin: config.publicOrigin, address };
  const received = await receiveBankMessage(db, { body, signature, timestamp }, when);
  return new Response(null, { status: received.ok ? 200 : STATUS[received.reason] });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
