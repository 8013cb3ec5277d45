import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** The dose that the page of a product prints: the words of its label, and none on a pack that not everybody may buy. */
export function printedDose(
  product: { labelDose: string | null | undefined } & Parameters<typeof isForSale>[0],
): string | undefined {
  return isForSale(product) ? (product.labelDose ?? undefined) : undefined;
}

const ADULTS = /\b(adults?|grown[- ]?ups?)\b|वयस्क|बड़ों/i;
const CHILDREN = /\b(child|children|infants?|bab(?:y|ies)|kids?|newborns?|toddlers?)\b|बच्च|शिशु/i;

/** True for a dose that its label gives to adults alone: it never stands on a child's product. */
export function isDoseOfAdults(labelDose: string): boolean {
  return ADULTS.test(labelDose) && !CHILDREN.test(labelDose);
}

/** From this age on a label's dose for adults counts. */
const GROWN_UP_MONTHS = 12 * 12;

/** Whether a product is made for children: its label says from which age, or it stands on a shelf for them. */
export function isForChildren(product: {
  minAgeMonths?: number | undefined;
  isOnChildShelf: boolean;
}): boolean {
  return product.isOnChildShelf || (product.minAgeMonths ?? GROWN_UP_MONTHS) < GROWN_UP_MONTHS;
}
