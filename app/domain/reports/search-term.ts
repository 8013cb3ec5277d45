import { cleanLine } from "#app/domain/form/plain-text.ts";
import { looksPersonal } from "#app/domain/search/personal-term.ts";

const LONGEST_TERM = 60;

/** What was searched for, as it is counted: lower case, one space between words. Undefined for nothing, for what may be personal, and for long texts. */
export function searchTerm(typed: string): string | undefined {
  const term = cleanLine(typed.slice(0, 1_000)).toLowerCase();
  return term === "" || term.length > LONGEST_TERM || looksPersonal(term) ? undefined : term;
}
