// What must be entered before the shop may sell, and whether all of it is (Consumer Protection (E-Commerce) Rules 2020, rules 4 and 7;
// Drugs Rules 1945, form 20-C). A shop that is not open is a demonstration: nothing of it is sold.

import { parseGstin } from "#app/domain/form/gstin.ts";
import { isPaidSomehow, type StartFacts } from "#app/domain/payment-offer.ts";
import type { Settings } from "#app/domain/settings.ts";

/** In the order in which they are asked for. */
export const OPENING_FACTS = [
  "phone",
  "email",
  "address",
  "legal-name",
  "licence",
  "competent-person",
  "grievance-officer",
  "gst",
  "payment",
  "sample-reviews",
  "poisons-list",
  "prices",
  "demo-batches",
] as const;
export type OpeningFact = (typeof OPENING_FACTS)[number];

/** What stands in the shop itself, counted: reviews and packs of the demonstration, packs on sale whose MRP nobody has read off a label. */
export type OnShelf = {
  sampleReviews: number;
  estimatedPrices: number;
  demoBatches: number;
  isPoisonsListSigned: boolean;
};

export type Opening = {
  /** Whether orders and money are taken. */
  isOpen: boolean;
  missing: OpeningFact[];
};

/** Whether a shop with these facts is open on a day in India, and what is missing. */
export function judgeOpening({
  settings,
  start,
  shelf,
  today,
}: {
  settings: Pick<Settings, "shop" | "legal" | "cod">;
  start: StartFacts;
  shelf: OnShelf;
  today: string;
}): Opening {
  const { shop, legal } = settings;
  const isIn: Record<OpeningFact, boolean> = {
    phone: shop.phone !== undefined,
    email: !isReservedEmail(shop.email),
    address: shop.address.line1 !== "",
    "legal-name": shop.legalName !== undefined,
    licence: hasLicence(shop, today),
    "competent-person": legal.competentPerson !== undefined,
    "grievance-officer": legal.grievanceOfficer.name !== undefined,
    gst: shop.isGstUnregistered || (shop.gstin !== undefined && parseGstin(shop.gstin) !== undefined),
    payment: isPaidSomehow({ settings, start }),
    "sample-reviews": shelf.sampleReviews === 0,
    "poisons-list": shelf.isPoisonsListSigned,
    prices: shelf.estimatedPrices === 0,
    "demo-batches": shelf.demoBatches === 0,
  };
  const missing = OPENING_FACTS.filter((fact) => !isIn[fact]);
  return { isOpen: missing.length === 0, missing };
}

/** A retail licence with its holder, and not past the day until which it was entered to be valid. */
function hasLicence(shop: Settings["shop"], today: string): boolean {
  const { licence20c, licence20cHolder, licence20cValidUntil } = shop;
  const isOver = licence20cValidUntil !== undefined && licence20cValidUntil < today;
  return licence20c !== undefined && licence20cHolder !== undefined && !isOver;
}

/** Whether nobody can have a mailbox there (RFC 2606), as in the email before one is entered. */
export function isReservedEmail(email: string): boolean {
  return /[@.](example|test|invalid|localhost)$/i.test(email);
}
