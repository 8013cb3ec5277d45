import { shopContext } from "#app/context.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import type { Route } from "./+types/razorpay";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal];

/** The signed messages of Razorpay; what is not answered with 200 is sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, gateway, clock, config } = context.get(shopContext);
  if (!gateway) return new Response(null, { status: 404 });
  const signature = request.headers.get("x-razorpay-signature") ?? "";
  const eventId = request.headers.get("x-razorpay-event-id");
  // The signature is over these very bytes.
  const body = await request.text();
  const { publicOrigin } = config;
  const received = await receiveMessage(db, gateway, {
    body,
    signature,
    eventId,
    now: clock(),
    publicOrigin,
  });
  return new Response(null, { status: received === "forged" ? 400 : 200 });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
