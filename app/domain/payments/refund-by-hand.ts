// Money that the gateway was to give back and could not: the shop pays it in another way and writes it down.

import { z } from "zod";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { REFUND_WAYS } from "#app/domain/orders/return.ts";

const REFERENCE_MOST = 60;

const fields = z.object({
  failed: z.int(),
  way: z.enum(REFUND_WAYS),
  reference: z.string().transform(cleanLine).pipe(z.string().max(REFERENCE_MOST)),
});

export type RefundByHand = z.infer<typeof fields>;

/** What the form says; undefined when it is none of this screen's. */
export function parseRefundByHand(form: FormData): RefundByHand | undefined {
  const [way, reference] = ["way", "reference"].map((name) => fieldText(form, name));
  return fields.safeParse({ failed: parseRowId(fieldText(form, "failed")), way, reference }).data;
}

/** Whether a form of an order's page is this one. */
export function isRefundByHand(form: FormData): boolean {
  return fieldText(form, "intent") === "refund-by-hand";
}

/** Whether what was typed can be found again: a transfer needs its number, cash needs none. */
export function isTraceable({ way, reference }: Pick<RefundByHand, "way" | "reference">): boolean {
  return way === "cash" || reference.length >= 4;
}
