// What the owner asks of debit notes at the page of an order. Their money stands in the order's ledger under keys of its own, so that
// it is never taken for that of the order.

import { z } from "zod";
import { fieldLine, fieldRows } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import type { Raise } from "#app/domain/invoices/debit.ts";
import { REFUND_WAYS } from "#app/domain/orders/return.ts";
import { DEBIT_REASON_MOST } from "#app/domain/payments/debit-limits.ts";

/** The pattern of SQL that the keys of all of them have. */
export const DEBIT_KEYS = "debit-note %";

/** The key of the line of money of a note that comes after so many others. */
export function debitMoneyKey(noteId: number, before: number): string {
  return `debit-note ${noteId} ${before + 1}`;
}

const settled = z.object({
  note: z.int(),
  /** What was due when the page was read, in paise; below 0 where the shop owes it. */
  due: z.int(),
  way: z.enum(REFUND_WAYS),
  reference: z.string().transform(cleanLine).pipe(z.string().max(60)),
});

export type SettledDebit = z.infer<typeof settled>;
export type DebitAct =
  | { kind: "debit-note"; raises: Raise[]; reason: string; paperCount: number }
  | { kind: "take-back-debit"; note: number }
  | ({ kind: "settle-debit" } & SettledDebit);

const INTENTS: readonly string[] = ["debit-note", "take-back-debit", "settle-debit"];

/** Whether a form of an order's page is about its debit notes. */
export function isDebitForm(form: FormData): boolean {
  return INTENTS.includes(fieldText(form, "intent"));
}

/** What the form asks for; undefined when it cannot come from the page. Amounts that cannot be read become NaN, which no note has. */
export function parseDebitAct(form: FormData): DebitAct | undefined {
  const kind = fieldText(form, "intent");
  const note = parseRowId(fieldText(form, "note"));
  if (kind === "take-back-debit") return note === undefined ? undefined : { kind, note };
  if (kind === "settle-debit") {
    const [due, way, reference] = ["due", "way", "reference"].map((name) => fieldText(form, name));
    const typed = { note, due: /^-?\d{1,9}$/.test(due ?? "") ? Number(due) : undefined, way, reference };
    const { data } = settled.safeParse(typed);
    return data && { kind, ...data };
  }
  const paperCount = parseRowId(fieldText(form, "papers"));
  if (kind !== "debit-note" || paperCount === undefined) return undefined;
  const reason = fieldLine(form, "reason").slice(0, DEBIT_REASON_MOST);
  return { kind, raises: raisesOf(form), reason, paperCount };
}

function raisesOf(form: FormData): Raise[] {
  return fieldRows(form, "raise").flatMap(({ id: lineId, text }) => {
    const typed = text.trim();
    if (typed === "" || typed === "0") return [];
    return [{ lineId, paise: parseRupees(typed, { minPaise: 1, maxPaise: 99_999_999 }) ?? Number.NaN }];
  });
}
