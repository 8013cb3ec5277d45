/** What the shop does in the background, again and again. */
export const JOB_NAMES = [
  "send-messages",
  "write-counts",
  "release-holds",
  "ask-gateway",
  "send-refunds",
  "close-codes",
  "remind-patients",
  "tell-waiting",
  "close-waiting",
  "remind-refills",
  "tell-back-in-stock",
  "remind-carts",
  "work-on-imports",
  "turn-sales",
  "mark-best-sellers",
  "tell-not-kept",
  "clear-refund-marks",
  "sum-months",
  "sum-sales",
  "sum-views",
  "write-month-files",
  "check-tables",
  "seal-audit",
  "verify-audit",
  "purge-carts",
  "purge-consultations",
  "purge-attempts",
  "purge-secrets",
  "purge-old-data",
  "purge-undos",
  "sweep-uploads",
  "purge-messages",
  "purge-bank-marks",
  "compare-money",
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** So often in a row a job may fail before the owner is told: one failure mends itself in the next round. */
export const ALARMING_FAILURES = 3;
/** So long the history of the jobs is kept, in days. */
export const JOB_HISTORY_DAYS = 90;

/** Why a round failed: a kind, and the code of the error, which names nobody. */
export type JobFault = { kind: JobFaultKind; code: string };
export const JOB_FAULT_KINDS = ["database", "disk", "damage", "network", "program"] as const;
export type JobFaultKind = (typeof JOB_FAULT_KINDS)[number];

/** How a job went since this process was started. */
export type JobRun = {
  job: JobName;
  startedAt: Date | undefined;
  /** How long its last round took. */
  tookMs: number;
  doneAt: Date | undefined;
  failedAt: Date | undefined;
  fault: JobFault | undefined;
  failuresInRow: number;
  nextAt: Date | undefined;
};

/** Whether its last round failed. */
export function isFailing({ doneAt, failedAt }: Pick<JobRun, "doneAt" | "failedAt">): boolean {
  return failedAt !== undefined && (doneAt === undefined || failedAt > doneAt);
}

/** The fault of a round by its error: damage before all, then a full disk, then whoever did not answer. */
export function jobFaultOf(error: unknown, { isDatabase }: { isDatabase: boolean }): JobFault {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  const codes = causes.map((cause) => String((cause as { code?: unknown }).code ?? ""));
  const code = codes.find((each) => /^[A-Z0-9_]{2,40}$/.test(each)) ?? causes.at(-1)?.name ?? "Error";
  const meets = (pattern: RegExp) => codes.some((each) => pattern.test(each));
  if (meets(/^(XX00[12]|58030)$/)) return { kind: "damage", code };
  if (meets(/^(ENOSPC|EDQUOT|53100)$/)) return { kind: "disk", code };
  if (causes.some(({ name, message }) => name === "TimeoutError" || message === "fetch failed"))
    return { kind: "network", code };
  return { kind: isDatabase ? "database" : "program", code };
}
