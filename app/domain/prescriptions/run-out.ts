// How long a pack lasts at a dose, and how many packs a course takes. Drops, globules and tablets are counted, packs are
// measured: the numbers between them are estimates, on the careful side, and every screen that shows a day says "about".

import type { Pack } from "#app/domain/catalog/pack.ts";
import { addDays } from "#app/domain/india-time.ts";
import { type Dose, type DoseUnit, dosesInCourse } from "#app/domain/prescriptions/dose.ts";

/** The metric drop of the pharmacopoeias: 20 to the millilitre of water; alcohol gives smaller drops, so a bottle lasts rather longer. */
const DROPS_PER_ML = 20;
/** Estimate: a globule of number 30 is 3 mm wide and weighs about 22 mg of cane sugar. */
const GLOBULES_PER_G = 45;
/** Estimate: Indian biochemic tablets weigh about 100 mg. */
const TABLETS_PER_G = 10;
/** Custom of the trade: a drop of liquid moistens about four globules. */
const GLOBULES_PER_DROP = 4;
/** Estimate: a gram or millilitre covers a palm or a joint. */
const APPLICATIONS_PER_MEASURE = 1;

const UNITS_PER_MEASURE: Record<DoseUnit, Partial<Record<Pack["netUnit"], number>>> = {
  globules: { g: GLOBULES_PER_G, ml: DROPS_PER_ML * GLOBULES_PER_DROP, unit: 1 },
  drops: { ml: DROPS_PER_ML },
  tablets: { g: TABLETS_PER_G, unit: 1 },
  ml: { ml: 1 },
  application: { g: APPLICATIONS_PER_MEASURE, ml: APPLICATIONS_PER_MEASURE },
};

type Rhythm = Pick<Dose, "doseQuantity" | "doseUnit" | "timesPerDay">;

/** How many whole doses a number of packs holds; undefined when the dose is not measured in what the pack is. */
export function dosesIn({
  packs,
  pack,
  dose,
}: {
  packs: number;
  pack: Pack;
  dose: Pick<Dose, "doseQuantity" | "doseUnit">;
}): number | undefined {
  const perMeasure = UNITS_PER_MEASURE[dose.doseUnit][pack.netUnit];
  if (perMeasure === undefined) return undefined;
  return Math.floor((packs * pack.netQuantity * perMeasure) / dose.doseQuantity + 1e-9);
}

/** The fewest packs that hold a whole course; undefined when the dose is not measured in what the pack is, or no pack holds a dose. */
export function packsNeeded({ pack, dose }: { pack: Pack; dose: Dose }): number | undefined {
  const perPack = dosesIn({ packs: 1, pack, dose });
  if (perPack === undefined) return undefined;
  const wanted = dosesInCourse(dose);
  let packs = Math.max(1, Math.ceil((wanted * dose.doseQuantity) / (perPackMeasure(pack, dose) || 1) - 1e-9));
  while ((dosesIn({ packs, pack, dose }) ?? 0) < wanted) packs++;
  return packs;
}

/** The first day in India ("YYYY-MM-DD") on which the packs no longer hold a dose, when they are begun on `startsOn`; undefined when the dose is not measured in what the pack is. */
export function runOutDate({
  startsOn,
  packs,
  pack,
  dose,
}: {
  startsOn: string;
  packs: number;
  pack: Pack;
  dose: Rhythm;
}): string | undefined {
  const doses = dosesIn({ packs, pack, dose });
  if (doses === undefined) return undefined;
  return addDays(startsOn, Math.min(LONGEST_DAYS, Math.floor(doses / dose.timesPerDay + 1e-9)));
}

/** The day on which a course needs another pack than those begun on `startsOn`; undefined when they last it, and when the dose is not measured in what the pack is. */
export function nextPackDate({
  startsOn,
  packs,
  pack,
  dose,
}: {
  startsOn: string;
  packs: number;
  pack: Pack;
  dose: Dose;
}): string | undefined {
  const runsOutOn = runOutDate({ startsOn, packs, pack, dose });
  return runsOutOn !== undefined && runsOutOn < addDays(startsOn, dose.days) ? runsOutOn : undefined;
}

const LONGEST_DAYS = 3650;

function perPackMeasure(pack: Pack, { doseUnit }: Pick<Dose, "doseUnit">): number {
  return pack.netQuantity * (UNITS_PER_MEASURE[doseUnit][pack.netUnit] ?? 0);
}
