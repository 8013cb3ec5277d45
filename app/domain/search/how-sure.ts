// From which share of a name or of what was typed, and from which likeness of words, a name is meant; from 0 to 1.

/** So much of what was typed must be found in a name, by weight. */
export const ENOUGH = 0.45;
export const SURE = 0.96;
export const WHOLE = 0.95;
/** As it is written, or as it sounds. */
export const SPELT = 0.88;
/** Spelt less alike than that is chance. */
export const ALIKE = 0.7;
