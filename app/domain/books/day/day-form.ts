// What the counter types when it closes the day.

import { countedPaise, type DrawerCount, NOTES_RUPEES } from "#app/domain/books/day/drawer-count.ts";
import { DRAWER_MOVE_KINDS, isCorrection } from "#app/domain/books/day/drawer-move.ts";
import { type Fields, type FormOf, type ProblemOf, parseForm } from "#app/domain/form/form.ts";
import {
  choice,
  optional,
  optionalRupees,
  requiredLine,
  requiredRupees,
} from "#app/domain/form/form-fields.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { isDay } from "#app/domain/india-time.ts";

const MONEY = { minPaise: 0, maxPaise: 100_000_000 };
const noteCount = optional((typed) => parseWholeNumber(typed, { min: 0, max: 9_999 }), "number");
const money = optionalRupees(MONEY);

const countFields = {
  note500: noteCount,
  note200: noteCount,
  note100: noteCount,
  note50: noteCount,
  note20: noteCount,
  note10: noteCount,
  coins: money,
  riderCash: money,
  upi: money,
  online: money,
  float: money,
} satisfies Fields;

export type CountProblem = ProblemOf<typeof countFields>;

/** What was counted, before anybody was told what is expected. */
export type TypedCount = DrawerCount & {
  countedPaise: number;
  riderHandedPaise: number;
  upiPaise: number | null;
  onlinePaise: number | null;
  /** Asked for only at the very first close: later it is what stayed the day before. */
  floatPaise: number | undefined;
};

/** Reads the form of the count; what is left empty is 0, of UPI and gateway "not counted". */
export function readCount(
  form: FormData,
): { ok: true; value: TypedCount } | { ok: false; problems: Record<string, CountProblem> } {
  const read = parseForm(countFields, form);
  if (!read.ok) return { ok: false, problems: read.problems as Record<string, CountProblem> };
  const { coins = 0, riderCash = 0, upi = null, online = null, float } = read.value;
  const notes = Object.fromEntries(NOTES_RUPEES.map((note) => [note, read.value[`note${note}`] ?? 0]));
  const count: DrawerCount = { notes, coinsPaise: coins };
  return {
    ok: true,
    value: {
      ...count,
      countedPaise: countedPaise(count),
      riderHandedPaise: riderCash,
      ...{ upiPaise: upi, onlinePaise: online, floatPaise: float },
    },
  };
}

const slipFields = {
  kind: choice(DRAWER_MOVE_KINDS, "required"),
  amount: requiredRupees({ minPaise: 1, maxPaise: MONEY.maxPaise }),
  reason: requiredLine(120),
  aboutDay: optional((typed) => (isDay(typed) ? typed : undefined), "date"),
} satisfies Fields;

export type SlipProblem = ProblemOf<typeof slipFields>;
export type TypedSlip = FormOf<typeof slipFields>;

/** Reads a slip of the drawer; one that corrects a day names it. */
export function readSlip(
  form: FormData,
): { ok: true; value: TypedSlip } | { ok: false; problems: Record<string, SlipProblem> } {
  const read = parseForm(slipFields, form);
  if (!read.ok) return { ok: false, problems: read.problems as Record<string, SlipProblem> };
  const { kind, aboutDay } = read.value;
  if (isCorrection(kind) && aboutDay === undefined) return { ok: false, problems: { aboutDay: "required" } };
  return { ok: true, value: { ...read.value, aboutDay: isCorrection(kind) ? aboutDay : undefined } };
}
