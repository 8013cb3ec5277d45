// Who agrees for a patient under 18, and how the shop knows that it is a parent or guardian (DPDP Act 2023, s. 9; Rules 2025, rule 10).

/** How the adult is related to the patient. */
export const GUARDIAN_RELATIONS = ["mother", "father", "guardian"] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

/** By an account whose phone was verified, by a call of the clinic to the phone given, or by papers at the clinic. */
export const GUARDIAN_PROOFS = ["account", "call", "papers"] as const;
export type GuardianProof = (typeof GUARDIAN_PROOFS)[number];
/** What somebody of the clinic can state. */
export type StatedProof = Exclude<GuardianProof, "account">;
