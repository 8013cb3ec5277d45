import { fitsForm } from "#app/domain/catalog/form-use.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { brandOf } from "../brands.ts";
import type { Remedy } from "../facts.ts";
import { labelName } from "../wording.ts";

/** Said under every traditional use. */
export const NO_PROMISE =
  "Traditional use is no promise of a result. See a doctor when a complaint is severe, lasts or comes back.";

/** Said where the law lets us name no use at all. */
export const ASK_A_DOCTOR = "Ask a doctor whether this medicine is suitable for you.";

type Pack = {
  remedy: Remedy;
  brand: string;
  potency: Potency;
  packSize: string;
  formWord: string;
  dosageForm: string;
};

/** What is true of this pack alone, and two traditional uses where they may be published; the rest is on the page of the remedy. */
export function remedyWords({ remedy, brand, potency, packSize, formWord, dosageForm }: Pack) {
  const name = labelName(remedy.name);
  const kind = potency.scale === "Q" ? `${formWord} (Q)` : `${potencyLabel(potency)} ${formWord}`;
  const maker = brandOf(brand);
  const pack = `${name} as ${kind} by ${maker.name}: a pack of ${packSize}, made in ${maker.country}.`;
  const uses = remedy.canPublishUses
    ? remedy.traditionalUses.filter((use) => fitsForm(use, { dosageForm, route: routeOf(dosageForm) }))
    : [];
  return {
    shortDescription:
      uses.length > 0
        ? `Single remedy, ${kind}. Traditionally used for: ${uses.slice(0, 2).join("; ")}.`
        : `Single remedy, ${kind}.`,
    description: `${pack} ${uses.length > 0 ? NO_PROMISE : ASK_A_DOCTOR}`,
  };
}

/** What a remedy is called anywhere: Latin, abbreviated, common, old and Hindi names. */
export function remedyNames(remedy: Remedy): string[] {
  return [remedy.name, remedy.abbreviation, ...remedy.commonNames, ...remedy.synonyms, remedy.hindiName];
}

export function kingdomTag(remedy: Remedy): string {
  return `${remedy.kingdom[0]!.toUpperCase()}${remedy.kingdom.slice(1)} remedy`;
}

/** "NAT-M" out of "Nat-m.". */
export function remedyCode(remedy: Remedy): string {
  return remedy.abbreviation.replace(/[^A-Za-z-]/g, "").toUpperCase();
}
