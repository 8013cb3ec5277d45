import type { Pack } from "#app/domain/catalog/pack.ts";
import type { DoseUnit } from "#app/domain/prescriptions/dose.ts";

/** True when a dose is counted in globules and the pack is a liquid: globules must be medicated with it first, and "4 globules" alone would be read as a dose of the liquid. */
export function isLiquidForGlobules(dose: { doseUnit: DoseUnit }, pack: Pick<Pack, "netUnit">): boolean {
  return dose.doseUnit === "globules" && pack.netUnit === "ml";
}

/** A liquid pack: a remedy in a potency, with which globules can be medicated; or drops, a syrup, a tonic, with which none are. */
export type Liquid = "dilution" | "other";

/** What a label must say of a dose on a pack (undefined: no liquid): a dose in globules says first that they are medicated with the dilution, and stands on no other liquid. */
export function doseOnPack(
  { isInGlobules }: { isInGlobules: boolean },
  liquid: Liquid | undefined,
): "as-it-is" | "medicate-first" | "not-globules" {
  if (!isInGlobules || liquid === undefined) return "as-it-is";
  return liquid === "dilution" ? "medicate-first" : "not-globules";
}
