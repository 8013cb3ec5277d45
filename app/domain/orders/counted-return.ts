// What the shop counted of a return, read from the form of its lines.

import { fieldRows } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { RETURN_OUTCOMES, type ReturnOutcome } from "#app/domain/orders/return.ts";

/** What was counted of a line, where it goes, and which batch the packs bear where the line had several. */
export type CountedLine = {
  id: number;
  quantity: number;
  outcome: ReturnOutcome;
  batchId?: number | undefined;
};

/** The counted lines; what is no whole number becomes NaN, which no count is, and without a choice packs go to quarantine. */
export function countedLines(form: FormData): CountedLine[] {
  return fieldRows(form, "count").map(({ id, text }) => ({
    id,
    quantity: parseWholeNumber(text.trim(), { min: 0, max: 999_999 }) ?? Number.NaN,
    outcome: RETURN_OUTCOMES.find((each) => each === fieldText(form, `outcome-${id}`)) ?? "quarantine",
    batchId: parseRowId(fieldText(form, `batch-${id}`)),
  }));
}
