import { fitsForm } from "#app/domain/catalog/form-use.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { brandOf } from "../brands.ts";
import type { Remedy } from "../facts.ts";
import { inWords, labelName } from "../wording.ts";

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

/** Texts of a single remedy: name, source, form; its traditional uses only where they may be published. */
export function remedyWords({ remedy, brand, potency, packSize, formWord, dosageForm }: Pack) {
  const name = labelName(remedy.name);
  const kind = potency.scale === "Q" ? `${formWord} (Q)` : `${potencyLabel(potency)} ${formWord}`;
  const maker = brandOf(brand);
  const origin = `${name} (${remedy.abbreviation}) is a homeopathic single remedy. Source: ${remedy.source}.`;
  const known = `It is also known as ${inWords(remedy.commonNames)}.`;
  const pack = `This pack is the ${kind} of ${maker.name}, ${packSize}, made in ${maker.country}.`;
  const fitting = (lines: string[]) =>
    lines.filter((line) => fitsForm(line, { dosageForm, route: routeOf(dosageForm) }));
  const traditionalUses = remedy.canPublishUses ? fitting(remedy.traditionalUses) : [];
  const keynotes = fitting(remedy.keynotes);
  const uses = `In homeopathic literature it is traditionally used for: ${traditionalUses.join("; ")}.`;
  const noted = keynotes.length > 0 ? ` Keynotes in the old books: ${keynotes.join("; ")}.` : "";
  const about = traditionalUses.length > 0 ? [`${uses}${noted}`, NO_PROMISE] : [ASK_A_DOCTOR];
  return {
    shortDescription:
      traditionalUses.length > 0
        ? `Single remedy, ${kind}. Traditionally used for: ${traditionalUses.slice(0, 2).join("; ")}.`
        : `Single remedy, ${kind}. Source: ${remedy.source}.`,
    description: [`${origin} ${known}`, pack, ...about].join("\n\n"),
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
