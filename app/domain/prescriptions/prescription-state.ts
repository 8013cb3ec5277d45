/** What a prescription is worth today: nothing once it is revoked, replaced by a newer one, or over its last day. */
export type PrescriptionState = "valid" | "revoked" | "replaced" | "expired";

/** The state on a day in India; the day in `expiresOn` is the last valid one. */
export function prescriptionState(
  { isRevoked, isReplaced, expiresOn }: { isRevoked: boolean; isReplaced: boolean; expiresOn: string },
  today: string,
): PrescriptionState {
  if (isRevoked) return "revoked";
  if (isReplaced) return "replaced";
  return today > expiresOn ? "expired" : "valid";
}
