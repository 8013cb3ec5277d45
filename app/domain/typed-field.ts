// Fields that people type or files hold, read from text; each mistake has a name, its sentence stands in content/messages.

import { z } from "zod";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";
import { slugify } from "#app/domain/slug.ts";

export type FieldMistake =
  | "required"
  | "too-long"
  | "money"
  | "above-mrp"
  | "gst"
  | "hsn"
  | "number"
  | "unit"
  | "percent"
  | "potency"
  | "alcohol"
  | "yes-no"
  | "slug"
  | "sku"
  | "barcode";

const MAX_RUPEES = 1_000_000;
/** Screens of the desk that stand where products stand. */
const RESERVED = ["NEW", "IMPORT", "PRICES", "EXPORT.CSV"];

/** One line of text. */
export function line(maxCharacters: number, { isRequired = false } = {}) {
  return limited(cleanLine, maxCharacters, isRequired);
}

/** Several lines of text. */
export function text(maxCharacters: number) {
  return limited(cleanLines, maxCharacters, false);
}

function limited(clean: (text: string) => string, maxCharacters: number, isRequired: boolean) {
  return z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(isRequired ? 1 : 0, { error: "required" })
        .max(maxCharacters, { error: "too-long" }),
    );
}

/** Capital letters in a pattern. */
export function matching(pattern: RegExp, mistake: FieldMistake) {
  return z.string().transform((text, context) => {
    const value = text.toUpperCase();
    return pattern.test(value) && !RESERVED.includes(value) ? value : fault(context, mistake);
  });
}

/** An address in words. */
export function ownSlug() {
  return z.string().transform((text, context) => (slugify(text) === text ? text : fault(context, "slug")));
}

/** A number above 0 with at most three decimals. */
export function amount({
  isRequired,
  mistake,
  max = 100_000,
  canBeZero = false,
}: {
  isRequired: boolean;
  mistake: FieldMistake;
  max?: number;
  canBeZero?: boolean;
}) {
  return line(20).transform((typed, context) => {
    if (!typed) return isRequired ? fault(context, "required") : undefined;
    const value = /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
    return value <= max && (value > 0 || (canBeZero && value === 0)) ? value : fault(context, mistake);
  });
}

/** Rupees as people type them ("187.50", "₹1,200") in whole paise, above 0. */
export function rupees() {
  return line(20, { isRequired: true }).transform((typed, context) => {
    const plain = typed.replace(/[₹,\s]/g, "");
    const paise = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
    return paise > 0 && paise <= MAX_RUPEES * 100 ? paise : fault(context, "money");
  });
}

/** Items parted by lines or |. */
export function list({ max, eachMax }: { max: number; eachMax: number }) {
  return z
    .string()
    .transform((typed) => typed.split(/[|\n]/).map(cleanLine).filter(Boolean))
    .pipe(z.array(z.string().max(eachMax, { error: "too-long" })).max(max, { error: "too-long" }));
}

/** Items, each once. */
export function set(limits: { max: number; eachMax: number }) {
  return list(limits).transform((items) => [...new Set(items)]);
}

/** Yes, or no when nothing is said. */
export function yesNo() {
  return z.string().transform((typed, context) => {
    const word = typed.trim().toLowerCase();
    if (["yes", "y", "true", "1", "on"].includes(word)) return true;
    return ["", "no", "n", "false", "0"].includes(word) ? false : fault(context, "yes-no");
  });
}

/** Nothing typed is nothing there. */
export function orAbsent(text: string): string | undefined {
  return text || undefined;
}

/** Names a mistake. */
export function fault(context: z.RefinementCtx, mistake: FieldMistake): never {
  context.addIssue({ code: "custom", message: mistake });
  return z.NEVER;
}
