import type { NetUnit } from "#app/domain/catalog/pack.ts";

export type PackshotForm =
  | "dilution"
  | "mother-tincture"
  | "tablets"
  | "biochemic"
  | "syrup"
  | "drops"
  | "ointment"
  | "oil"
  | "shampoo"
  | "kit"
  | "bach-flower"
  | "trituration"
  | "globules"
  | "lm-potency"
  | "cosmetic"
  | "carton";

/** How large a pack is drawn beside the others, in percent: 100 is a dilution of 30 ml. */
export type BottleScale = 72 | 88 | 100 | 115 | 130 | 145;

type Step = [upTo: number, scale: BottleScale];

// The cube root of the volume, 30 ml = 100 (design guide S3), in six steps that the eye tells apart; the last step of
// each kind is the largest at which its drawing still fits under the top of the wall.
const LIQUID: Step[] = [
  [15, 72],
  [25, 88],
  [50, 100],
  [75, 115],
  [Number.POSITIVE_INFINITY, 130],
];
// This drawing is tall: a bottle of 180 ml is its usual one.
const SYRUP: Step[] = [
  [60, 72],
  [125, 88],
  [250, 100],
  [Number.POSITIVE_INFINITY, 115],
];
const WEIGHED: Step[] = [
  [10, 72],
  [15, 88],
  [30, 100],
  [75, 115],
  [Number.POSITIVE_INFINITY, 130],
];
const STEPS: Partial<Record<PackshotForm, Step[]>> = {
  // A short, wide bottle: half a litre of it reaches as high as a dilution of 100 ml.
  "mother-tincture": [...LIQUID.slice(0, -1), [250, 130], [Number.POSITIVE_INFINITY, 145]],
  syrup: SYRUP,
  oil: SYRUP,
  shampoo: SYRUP,
};
const ONE_SIZE: PackshotForm[] = ["kit", "lm-potency", "carton"];

/** The size of a drawn pack beside others by what it holds; what is counted in pieces, kits and cartons have one size. */
export function bottleScale({
  form,
  netQuantity,
  netUnit,
}: {
  form: PackshotForm;
  netQuantity: number;
  netUnit: NetUnit;
}): BottleScale {
  if (netUnit === "unit" || ONE_SIZE.includes(form)) return 100;
  const steps = STEPS[form] ?? (netUnit === "ml" ? LIQUID : WEIGHED);
  return steps.find(([upTo]) => netQuantity <= upTo)?.[1] ?? 100;
}
