/** What the shop does in the background, again and again. */
export type JobName =
  | "send-messages"
  | "write-counts"
  | "release-holds"
  | "ask-gateway"
  | "send-refunds"
  | "close-codes"
  | "remind-patients"
  | "tell-waiting"
  | "close-waiting"
  | "remind-refills"
  | "tell-back-in-stock"
  | "remind-carts"
  | "work-on-imports"
  | "turn-sales"
  | "mark-best-sellers"
  | "tell-not-kept"
  | "sum-months"
  | "write-month-files"
  | "check-tables"
  | "seal-audit"
  | "verify-audit"
  | "purge-carts"
  | "purge-consultations"
  | "purge-attempts"
  | "purge-secrets"
  | "purge-old-data"
  | "purge-undos"
  | "purge-messages"
  | "purge-bank-marks"
  | "compare-money";

/** How a job went since the shop was started. */
export type JobRun = {
  job: JobName;
  doneAt: Date | undefined;
  failedAt: Date | undefined;
  error: string;
};

/** Whether its last round failed. */
export function isFailing({ doneAt, failedAt }: JobRun): boolean {
  return failedAt !== undefined && (doneAt === undefined || failedAt > doneAt);
}
