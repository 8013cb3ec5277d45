// The numbers of papers other than orders, which people say on the phone: "EN26-5284-7160", with kind and year of India in front.

import { areChecked, checkedDigits, inGroups } from "#app/domain/checked-digits.ts";
import { indiaDate } from "#app/domain/india-time.ts";

const PREFIXES = {
  enquiry: "EN",
  quote: "QU",
  consultation: "CO",
  prescription: "RX",
  return: "RT",
} as const;
export type PaperKind = keyof typeof PREFIXES;

/** The number of the paper that was the n-th of the shop's count, n from 1 up to 9,999,999; throws beyond. */
export function formatPaperNumber({
  kind,
  sequence,
  now,
}: {
  kind: PaperKind;
  sequence: number;
  now: Date;
}): string {
  return `${PREFIXES[kind]}${indiaDate(now).slice(2, 4)}-${inGroups(checkedDigits(sequence))}`;
}

/** The number in its one spelling, whatever case, spaces and dashes were typed; undefined for another kind or a wrong digit. */
export function parsePaperNumber(kind: PaperKind, text: string): string | undefined {
  const compact = text
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}#]/gu, "");
  const found = /^([A-Z]{2})(\d{2})(\d{8})$/.exec(compact);
  const [, prefix, year, digits = ""] = found ?? [];
  return prefix === PREFIXES[kind] && areChecked(digits) ? `${prefix}${year}-${inGroups(digits)}` : undefined;
}
