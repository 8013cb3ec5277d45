// What must be true of the shop before it may be said. A fact holds because the owner has entered something, or because of what
// stands in the database; docs/claims.md lists which sentence needs which fact.

import { bankAccount } from "#app/domain/bank-transfer.ts";
import { isCashTakenSomewhere, isPaidSomehow, payeeVpa, type StartFacts } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";

/** Every fact by the word that texts use for it, with what makes it true. */
export const FACTS = {
  upi: "a UPI address: Settings, Shop, or UPI_VPA",
  cashOnDelivery: "PIN codes in Settings, Cash on delivery, with a highest total above 0",
  bankTransfer: "a whole bank account in Settings, Bank account",
  payment: "UPI or cash on delivery: somebody can pay an order",
  sameDay: "Settings, Delivery: the nearest zone takes 0 working days",
  express: "Settings, Express: on, with a PIN code",
  doctor: "an active doctor with name and registration number: Doctors",
  licence: "a retail licence (Form 20-C): Settings, Shop",
  gstin: "a GSTIN: Settings, Shop",
  hours: "opening hours saved by the owner: Settings, Opening hours",
  buyersReviews: "no sample review left: npm run remove-sample-reviews",
  copies: "copies that are kept: npm run backup -- on; the privacy notice alone speaks of them",
} as const;
export type Fact = keyof typeof FACTS;

/** What may be said of the shop now: the owner's settings, and which facts hold. */
export type KnownFacts = { settings: Settings; holds: Fact[] };

/** The facts that hold. What begins with `has` is read from the database; hours that nobody entered are those of the start; copies are on while there are days for which they are kept. */
export function holdingFacts({
  settings,
  start,
  hasDoctor,
  hasSampleReviews,
  hasHours,
  copyDays,
}: {
  settings: Settings;
  start: StartFacts;
  hasDoctor: boolean;
  hasSampleReviews: boolean;
  hasHours: boolean;
  copyDays?: number | undefined;
}): Fact[] {
  const { shop, bank, hours, delivery, express } = settings;
  const isUpi = payeeVpa(shop, start) !== undefined;
  const isCash = isCashTakenSomewhere(settings);
  const holds: Record<Fact, boolean> = {
    upi: isUpi,
    cashOnDelivery: isCash,
    bankTransfer: bankAccount(bank) !== undefined,
    payment: isPaidSomehow({ settings, start }),
    sameDay: delivery.zones["same-day"].maxDays === 0,
    express: express.isOn && express.pincodes.length > 0,
    doctor: hasDoctor,
    licence: shop.licence20c !== undefined,
    gstin: shop.gstin !== undefined,
    hours: hasHours && hours.weekly.length > 0,
    buyersReviews: !hasSampleReviews,
    copies: copyDays !== undefined,
  };
  return (Object.keys(FACTS) as Fact[]).filter((fact) => holds[fact]);
}
