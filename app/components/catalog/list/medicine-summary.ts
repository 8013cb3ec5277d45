import { medicineText } from "#app/content/messages/catalog/medicine.ts";
import type { Medicine } from "#app/domain/catalog/medicine.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import { rupees } from "#app/domain/money.ts";

/** "6 CH to CM, 6 brands, from ₹94": what the packs of a medicine have to offer; undefined where there is one pack only. */
export function medicineSummary({
  packCount,
  brandCount,
  potencies,
  fromPaise,
  choices: [usual],
}: Medicine): string | undefined {
  if (packCount === 1 || !isForSale(usual)) return undefined;
  const words = medicineText;
  const { lowest, highest } = potencies ?? {};
  const range = lowest && highest && (lowest === highest ? lowest : words.potencies(lowest, highest));
  return words.summary([
    range ?? words.packs(packCount),
    ...(brandCount > 1 || range ? [words.brands(brandCount)] : []),
    words.from(rupees(fromPaise)),
  ]);
}
