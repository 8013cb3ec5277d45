// What the office types about a coupon.

import { type Coupon, couponCode } from "#app/domain/cart/coupon.ts";
import { type Fields, type FormOf, type ProblemOf, parseForm } from "#app/domain/form/form.ts";
import {
  choice,
  optional,
  optionalRupees,
  required,
  requiredRupees,
  tick,
} from "#app/domain/form/form-fields.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { isDay } from "#app/domain/india-time.ts";

export type CouponFacts = Omit<Coupon, "id" | "scope" | "uses" | "isUsedByPhone" | "isActive">;

const MONEY = { minPaise: 100, maxPaise: 10_000_000 };
const day = optional((typed) => (isDay(typed) ? typed : undefined), "date");
const row = optional((typed) => parseWholeNumber(typed, { min: 1, max: 2_000_000_000 }), "number");

const common = {
  code: required(couponCode, "slug"),
  kind: choice(["percent", "sum"], "required"),
  minGoods: optionalRupees({ minPaise: 0, maxPaise: 100_000_000 }),
  fromDay: day,
  toDay: day,
  mostUses: optional((typed) => parseWholeNumber(typed, { min: 1, max: 1_000_000 }), "number"),
  isOncePerPhone: tick(),
  isWithTrade: tick(),
  isTogether: tick(),
  brandId: row,
  formId: row,
};
const percentFields = {
  ...common,
  amount: required((typed) => parseWholeNumber(typed.trim(), { min: 1, max: 90 }), "percent"),
  cap: optionalRupees(MONEY),
} satisfies Fields;
const sumFields = { ...common, amount: requiredRupees(MONEY) } satisfies Fields;

export type CouponProblem =
  | ProblemOf<typeof percentFields>
  | ProblemOf<typeof sumFields>
  | "past-date"
  | "request-type";

/** Reads the form of a coupon; a day that ends before it begins and a scope of two kinds are wrong too. */
export function readCoupon(
  form: FormData,
): { ok: true; value: CouponFacts } | { ok: false; problems: Record<string, CouponProblem> } {
  const isPercent = fieldText(form, "kind") !== "sum";
  const read = isPercent ? parseForm(percentFields, form) : parseForm(sumFields, form);
  if (!read.ok) return { ok: false, problems: read.problems as Record<string, CouponProblem> };
  const typed: FormOf<typeof sumFields> & { cap?: number | undefined } = read.value;
  const { code, fromDay = null, toDay = null, brandId = null, formId = null } = typed;
  if (fromDay !== null && toDay !== null && toDay < fromDay)
    return { ok: false, problems: { toDay: "past-date" } };
  if (brandId !== null && formId !== null) return { ok: false, problems: { formId: "request-type" } };
  const { isOncePerPhone, isWithTrade, isTogether } = typed;
  return {
    ok: true,
    value: {
      ...{ code, fromDay, toDay, brandId, formId, isOncePerPhone, isWithTrade, isTogether },
      percentOff: isPercent ? typed.amount : null,
      paiseOff: isPercent ? null : typed.amount,
      capPaise: typed.cap ?? null,
      minGoodsPaise: typed.minGoods ?? 0,
      mostUses: typed.mostUses ?? null,
    },
  };
}
