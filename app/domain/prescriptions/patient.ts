// Who is treated, as far as forms and papers need to know.

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

export const OLDEST_AGE = 120;
/** Below it an adult asks and is present. */
export const ADULT_AGE = 18;
