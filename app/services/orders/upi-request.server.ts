import QRCode from "qrcode";
import type { Db } from "#app/db/client.server.ts";
import { upiAppLink, upiQrText } from "#app/domain/orders/upi.ts";
import { payeeVpa, type StartFacts } from "#app/domain/payment-offer.ts";
import type { OrderView } from "#app/services/orders/find-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What the page asks a buyer for: the link is there for a merchant's address alone, the QR code is a picture (PNG) as data. */
export type UpiRequest = {
  vpa: string;
  payeeName: string;
  amountPaise: number;
  link: string | undefined;
  qrCode: string;
};

/** How an order is paid to the shop's UPI address; undefined without one. */
export async function findUpiRequest(
  db: Db,
  { order, start }: { order: Pick<OrderView, "number" | "payment">; start: StartFacts },
): Promise<UpiRequest | undefined> {
  const { shop } = await findSettings(db);
  const vpa = payeeVpa(shop, start);
  if (vpa === undefined) return undefined;
  const { name: payeeName, upiMerchantCode: merchantCode } = shop;
  const { number: reference } = order;
  const { amountPaise } = order.payment;
  const payment = { vpa, merchantCode, payeeName, amountPaise, reference };
  const picture = { margin: 4, scale: 8, errorCorrectionLevel: "M" } as const;
  const qrCode = await QRCode.toDataURL(upiQrText(payment), picture);
  return { vpa, payeeName, amountPaise, link: upiAppLink(payment), qrCode };
}
