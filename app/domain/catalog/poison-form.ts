// What the poisons list of the office sends: a choice for each entry that stands on the screen, and a signature under all of them.

import { SOLD_TO, type SoldTo, strictest } from "#app/domain/catalog/sold-to.ts";
import { wrong } from "#app/domain/form/form.ts";
import { requiredLine } from "#app/domain/form/form-fields.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ok } from "#app/domain/result.ts";

export type PoisonDecision = {
  /** The remedy's slug. */
  remedy: string;
  soldTo: SoldTo;
  /** Why it is opened; empty where it is not. */
  reason: string;
};

const MOST_CHARACTERS = 300;

/** The choices that were sent: fields `soldTo-<remedy>` and `reason-<remedy>`; others are left out. */
export function readDecisions(form: FormData): PoisonDecision[] {
  const starts = "soldTo-";
  const remedies = [...form.keys()].filter((name) => name.startsWith(starts));
  return [...new Set(remedies)].flatMap((name) => {
    const soldTo = SOLD_TO.find((who) => who === fieldText(form, name));
    const remedy = name.slice(starts.length);
    const reason = cleanLine(fieldText(form, `reason-${remedy}`)).slice(0, MOST_CHARACTERS);
    return soldTo ? [{ remedy, soldTo, reason }] : [];
  });
}

/** True when a choice lets more people buy than the list proposes: then it needs a reason. */
export function isOpened(chosen: SoldTo, proposed: SoldTo): boolean {
  return strictest(chosen, proposed) !== chosen;
}

/** Who signs the list. The registration number is that of a council, of whatever form. */
export const signatureFields = {
  name: requiredLine(80),
  registrationNumber: requiredLine(40),
  council: requiredLine(80),
  competent: (typed: string) => (typed === "yes" ? ok(true as const) : wrong("consent")),
};
