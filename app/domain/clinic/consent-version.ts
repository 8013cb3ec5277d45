/** The version of the words of consent that a patient agrees to (`consent` and `shareRecords` of consultation.ts); it changes whenever they do. */
export const CONSENT_VERSION = "2026-11-22";
