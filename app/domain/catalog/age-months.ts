import { optional } from "#app/domain/form/form-fields.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

/** Up to the age at which nobody is a child any more. */
const OLDEST_MONTHS = 18 * 12;

/** An age in whole months from birth to 18 years, undefined when empty. */
export const ageMonths = optional(
  (typed) => parseWholeNumber(typed, { min: 0, max: OLDEST_MONTHS }),
  "age-months",
);
