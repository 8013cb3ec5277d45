import type { Db } from "#app/db/client.server.ts";
import { type CodRefusal, offeredPayment, type PaymentOffer } from "#app/domain/payment-offer.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { judgeBuyer } from "#app/services/orders/judge-buyer.server.ts";
import { findCashJudgement } from "#app/services/orders/judge-cash.server.ts";
import type { RungRefusal } from "#app/services/orders/take-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import type { PincodeZone } from "#app/services/shop/pincode.server.ts";

export type WayRefusal = "cod-not-offered" | "upi-not-offered" | "online-not-offered" | RungRefusal;
/** Of what was chosen: what is taken at the door beside an advance, and whether cash is confirmed before it is packed. */
export type AgreedWay = { doorPaise: number; isConfirmWanted: boolean };

/** Whether an order can be paid the way that its form names, judged anew whatever the page showed. */
export async function agreeWay(
  tx: Db,
  asked: {
    request: OrderRequest;
    destination: PincodeZone;
    totalPaise: number;
    settings: Settings;
    mode: SellingMode;
  },
): Promise<Result<AgreedWay, WayRefusal> | TooMany> {
  const { request, destination, totalPaise, settings } = asked;
  const { isInPart, paymentMethod } = request.form;
  const rung = await findRung(tx, asked);
  const { pincode } = destination;
  const offer = offeredPayment({ settings, start: request, pincode, totalPaise, rung });
  const refusal = wayRefusal({ ...asked, offer });
  if (refusal) return (await boundAsking(tx, { refusal, request })) ?? refused(refusal);
  return ok({
    doorPaise: isInPart ? totalPaise - offer.advancePaise! : 0,
    isConfirmWanted: paymentMethod === "cod" && offer.isConfirmedFirst,
  });
}

/** How far cash goes for this buyer; not asked where none is taken at the door, nor of what the shop itself writes down. */
async function findRung(
  tx: Db,
  {
    request: { form, profileId, clientAddress, now },
    destination,
    totalPaise,
    settings,
  }: { request: OrderRequest; destination: PincodeZone; totalPaise: number; settings: Settings },
) {
  if (clientAddress === undefined || (form.paymentMethod !== "cod" && !form.isInPart)) return "offered";
  const { phone, addressLine1: street, addressLine2: landmark = "" } = form;
  const { isProven } = await judgeBuyer(tx, { phone, profileId, isAgreed: false, clientAddress });
  const asked = { phone, isPhoneProven: isProven === true, street, landmark, totalPaise, before: now };
  return (await findCashJudgement(tx, { ...asked, ...destination, settings })).rung;
}

const COD_REFUSALS: Record<CodRefusal, WayRefusal> = {
  pincode: "cod-not-offered",
  "below-minimum": "cod-not-offered",
  "above-maximum": "cod-not-offered",
  part: "cod-in-part",
  prepaid: "cod-prepaid",
};

/** Why an order cannot be paid the way that was chosen; undefined when it can. */
function wayRefusal({
  request,
  offer,
  mode,
}: {
  request: OrderRequest;
  offer: PaymentOffer;
  mode: SellingMode;
}): WayRefusal | undefined {
  const { paymentMethod, isInPart } = request.form;
  if (paymentMethod === "cod") return offer.codRefusal && COD_REFUSALS[offer.codRefusal];
  // Who practises pays nobody.
  const isPractice = mode === "practice";
  if (paymentMethod === "upi" && (isPractice || !offer.isUpiOffered)) return "upi-not-offered";
  if (paymentMethod === "online" && (isPractice || !offer.isOnlineOffered)) return "online-not-offered";
  return isInPart && offer.advancePaise === undefined ? "part-not-offered" : undefined;
}

/** What is asked of a phone may tell a stranger of its parcels: a line asks that only so often. */
async function boundAsking(
  tx: Db,
  { refusal, request: { clientAddress, now } }: { refusal: WayRefusal; request: OrderRequest },
): Promise<TooMany | undefined> {
  const isOfPhone = refusal === "cod-in-part" || refusal === "cod-prepaid";
  if (!isOfPhone || clientAddress === undefined) return undefined;
  return spend(tx, { budget: "cash-refused", who: { address: clientAddress }, now });
}
