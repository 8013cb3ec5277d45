/** The common ways to look at the consultations. */
export const CONSULTATION_VIEWS = ["day", "week", "requests", "late", "waiting", "misplaced"] as const;
export type ConsultationView = (typeof CONSULTATION_VIEWS)[number];
