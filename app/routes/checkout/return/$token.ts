import { shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { receiveReturn } from "#app/services/payments/gateway-news.server.ts";
import type { Route } from "./+types/$token";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret];

/** Where the gateway's page sends a buyer who has given up. */
export function loader({ params, context }: Route.LoaderArgs) {
  return leadOn(context, { returnToken: params.token });
}

/** Where it sends one who has paid, or whose payment failed: nothing of it is believed but its signature. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const paymentId = fieldText(form, "razorpay_payment_id");
  const signature = fieldText(form, "razorpay_signature");
  return leadOn(context, { returnToken: params.token, paymentId, signature });
}

async function leadOn(
  context: Route.LoaderArgs["context"],
  returned: { returnToken: string; paymentId?: string | undefined; signature?: string | undefined },
) {
  const { db, gateway, clock, config } = context.get(shopContext);
  const returnToken = cleanLine(returned.returnToken);
  const { paymentId, signature } = returned;
  const { publicOrigin } = config;
  const back = { returnToken, paymentId, signature, now: clock(), publicOrigin };
  const token = gateway && (await receiveReturn(db, gateway, back));
  return token ? redirect(`/checkout/pay/${token}`, 303) : redirect("/track-order", 303);
}
