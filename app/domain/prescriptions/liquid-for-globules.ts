import type { Pack } from "#app/domain/catalog/pack.ts";
import type { DoseUnit } from "#app/domain/prescriptions/dose.ts";

/** True when a dose is counted in globules and the pack is a liquid: globules must be medicated with it first, and "4 globules" alone would be read as a dose of the liquid. */
export function isLiquidForGlobules(dose: { doseUnit: DoseUnit }, pack: Pick<Pack, "netUnit">): boolean {
  return dose.doseUnit === "globules" && pack.netUnit === "ml";
}
