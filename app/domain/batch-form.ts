// A batch as it is taken in: number, expiry and MRP stand on the pack, quantity and cost on the supplier's bill.

import { z } from "zod";
import { named, optionalText, requiredLine } from "#app/domain/checkout-form.ts";
import { isDay } from "#app/domain/india-time.ts";
import { paise } from "#app/domain/money.ts";
import { cleanLine } from "#app/domain/plain-text.ts";

export type BatchProblem = "required" | "too-long" | "date" | "money" | "quantity";

const MAX_PACKS = 100_000;
const MAX_RUPEES = 1_000_000;

export const batchSchema = z.object({
  number: requiredLine(40),
  expiresOn: z.string().transform((text, context) => {
    const day = lastDayOf(text.trim());
    if (day) return day;
    context.addIssue({ code: "custom", message: text.trim() ? "date" : "required" });
    return z.NEVER;
  }),
  mrp: rupeeAmount({ isRequired: true }).transform((amount) => amount!),
  quantity: wholeNumber({ min: 1, max: MAX_PACKS }),
  cost: rupeeAmount({ isRequired: false }),
  supplier: optionalText(cleanLine, 80).transform((text) => text ?? ""),
});

export type BatchForm = z.infer<typeof batchSchema>;

export const adjustSchema = z.object({
  counted: wholeNumber({ min: 0, max: MAX_PACKS }),
  note: requiredLine(200),
});

/** The last day of use: "2028-05-31", or "05/2028" and "2028-05" as packs print it, which mean the month's last day. */
export function lastDayOf(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : undefined;
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  const number = Number(month ?? isoMonth);
  if (!(number >= 1 && number <= 12)) return undefined;
  return new Date(Date.UTC(Number(year ?? isoYear), number, 0)).toISOString().slice(0, 10);
}

/** Rupees as people type them ("187.50", "₹1,200") in whole paise; undefined when it may stay empty and does. */
export function rupeeAmount({ isRequired }: { isRequired: boolean }) {
  return z.string().transform((text, context) => {
    const typed = text.replace(/[₹,\s]/g, "");
    if (!typed && !isRequired) return undefined;
    if (/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) <= MAX_RUPEES) return paise(Number(typed));
    context.addIssue({ code: "custom", message: typed ? "money" : "required" });
    return z.NEVER;
  });
}

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .transform((text) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN))
    .pipe(
      z
        .number(named("quantity" as never))
        .min(min, named("quantity" as never))
        .max(max, named("quantity" as never)),
    );
}
