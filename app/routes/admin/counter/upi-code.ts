import QRCode from "qrcode";
import { shopContext } from "#app/context.ts";
import { upiQrText } from "#app/domain/orders/upi.ts";
import { payeeVpa } from "#app/domain/payment-offer.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/upi-code";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

/** The QR code to pay a bill (`bill` names it) of so many `paise` to the shop by UPI, as a picture; 404 without a UPI address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const { shop } = await findSettings(db);
  const vpa = payeeVpa(shop, config);
  const amountPaise = Number(searchParams.get("paise"));
  const bill = searchParams.get("bill") ?? "";
  if (!vpa) throw new Response(null, { status: 404 });
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 1 || !/^[\w-]{1,36}$/.test(bill))
    throw new Response(null, { status: 400 });
  const { name: payeeName, upiMerchantCode: merchantCode } = shop;
  const text = upiQrText({ vpa, merchantCode, payeeName, amountPaise, reference: bill });
  const svg = await QRCode.toString(text, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
