import type { Db } from "#app/db/client.server.ts";
import {
  type CashTerms,
  cashTerms,
  offeredPayment,
  type PaymentOffer,
  type StartFacts,
} from "#app/domain/payment-offer.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";
import type { Settings } from "#app/domain/settings.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";

export type CartPayment = Pick<
  PaymentOffer,
  "isPayable" | "isUpiOffered" | "isOnlineOffered" | "codRefusal"
> & {
  /** The PIN code that the visitor chose; undefined when it is not known. */
  pincode: string | undefined;
  cod: CashTerms;
  /** When and for what fee the goods arrive there; undefined without a PIN code. */
  delivery: CartDelivery | undefined;
};

type CartDelivery = Pick<
  PincodePromise,
  "pincode" | "place" | "feePaise" | "earliestOn" | "latestOn" | "isToday" | "orderWithinMinutes"
>;

/** How goods worth `goodsPaise` can be paid at the PIN code that the visitor chose, or else anywhere. */
export async function findCartPayment(
  db: Db,
  {
    chosen,
    goodsPaise,
    now,
    start,
    settings,
  }: {
    chosen: string | undefined;
    goodsPaise: number;
    now: Date;
    start: StartFacts;
    settings: Settings;
  },
): Promise<CartPayment> {
  const answer =
    chosen === undefined
      ? undefined
      : await answerPincode(db, { typed: chosen, goodsPaise, now, settings, start });
  const pincode = answer?.ok ? answer.pincode : undefined;
  const { isPayable, isUpiOffered, isOnlineOffered, codRefusal } = answer?.ok
    ? answer.payment
    : offeredPayment({ settings, start, pincode, totalPaise: goodsPaise });
  return {
    pincode,
    isPayable,
    isUpiOffered,
    isOnlineOffered,
    codRefusal,
    cod: cashTerms(settings),
    delivery: answer?.ok ? deliveryOf(answer) : undefined,
  };
}

function deliveryOf(promise: PincodePromise): CartDelivery {
  const { pincode, place, feePaise, earliestOn, latestOn, isToday, orderWithinMinutes } = promise;
  return { pincode, place, feePaise, earliestOn, latestOn, isToday, orderWithinMinutes };
}
