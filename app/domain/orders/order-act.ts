// What somebody of the shop does with one order, read from the form that asks for it.

import { z } from "zod";
import { fieldLine, fieldRows } from "#app/domain/form/form-lines.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import type { LeavingLine } from "#app/domain/orders/order-change.ts";
import { REFUND_WAYS } from "#app/domain/orders/return.ts";

/** What was paid is the limit; it is known where the money goes back. */
const REFUND = { minPaise: 0, maxPaise: 999_999_999 };

const line = z.string().default("").transform(cleanLine).pipe(z.string().max(200));
const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const actSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal(["confirm", "confirm-call", "not-reached", "hand-over", "deliver", "back-to-shelf"]),
  }),
  z.object({ kind: z.literal(["cancel", "return"]), note: line }),
  z.object({ kind: z.literal("confirm-payment"), reference: line }),
  z.object({ kind: z.literal("ship"), courier: line, courierReference: line }),
  z.object({ kind: z.literal("change-batch"), line: id, from: id, to: id }),
  z.object({
    kind: z.literal("refund"),
    key: z.uuid(),
    amount: z.string().transform((text) => parseRupees(text, REFUND) ?? Number.NaN),
    reason: z.enum(["cancelled", "returned", "goodwill"]),
    refundReference: line,
    way: z.enum(REFUND_WAYS).optional(),
  }),
  z.object({ kind: z.literal("send-bill"), key: z.uuid() }),
  z.object({ kind: z.literal("note"), note: z.string().transform(cleanLines).pipe(z.string().max(500)) }),
]);

export type OrderAct =
  | z.infer<typeof actSchema>
  | { kind: "pack"; ticked: string[] }
  | {
      kind: "cancel-lines" | "return-lines";
      lines: LeavingLine[];
      leftPaise?: number | undefined;
      isSealed: boolean;
      note: string;
    };

/** What a form asks for; undefined when it asks for nothing that is known. Quantities that are no whole numbers become NaN, which no line has. */
export function parseOrderAct(form: FormData): OrderAct | undefined {
  const kind = fieldText(form, "intent");
  if (kind === "pack") return { kind, ticked: fieldTexts(form, "ticked") };
  if (kind === "cancel-lines" || kind === "return-lines") {
    const note = fieldLine(form, "note").slice(0, 200);
    const leftPaise = parseWholeNumber(fieldText(form, "left"), { min: 0, max: 999_999_999 });
    return { kind, lines: leavingLines(form), leftPaise, isSealed: form.has("sealed"), note };
  }
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return actSchema.safeParse({ ...Object.fromEntries(fields), kind }).data;
}

function leavingLines(form: FormData): LeavingLine[] {
  return fieldRows(form, "line").flatMap(({ id: lineId, text }) => {
    const typed = text.trim();
    if (typed === "" || typed === "0") return [];
    return [{ lineId, quantity: parseWholeNumber(typed, { min: 0, max: 999_999 }) ?? Number.NaN }];
  });
}
