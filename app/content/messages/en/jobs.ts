import type { JobFault, JobFaultKind, JobName } from "#app/domain/job.ts";

const FAULTS: Record<JobFaultKind, string> = {
  database: "The database did not answer.",
  disk: "The disk was full.",
  damage: "The database reported damaged data. See the operations guide.",
  network: "The other side could not be reached in time.",
  program: "The program met an error. The log has its details.",
};

/** What the background jobs are called, and why one failed. */
export const jobsText = {
  names: {
    "send-messages": "Send messages",
    "write-counts": "Write visits down",
    "release-holds": "Give unpaid packs back",
    "ask-gateway": "Ask Razorpay about open payments",
    "send-refunds": "Give money back by Razorpay",
    "close-codes": "Close QR codes that nobody shall scan any more",
    "remind-patients": "Remind patients",
    "tell-waiting": "Tell the waiting list of free times",
    "close-waiting": "Close the waiting list of days that are over",
    "remind-refills": "Remind of refills",
    "tell-back-in-stock": "Tell who waits for a product",
    "remind-carts": "Remind of carts",
    "work-on-imports": "Check and take over product files",
    "turn-sales": "Begin and end sales",
    "mark-best-sellers": "Mark best sellers from the sales",
    "tell-not-kept": "Tell what was asked for and not kept",
    "clear-refund-marks": "Forget orders whose refund is settled",
    "sum-months": "Sum up the months that are over",
    "sum-sales": "Sum up the sales of past days",
    "write-month-files": "Make the files of closed months",
    "check-tables": "Read the tables for damage",
    "seal-audit": "Seal new audit entries",
    "verify-audit": "Check the audit log",
    "purge-carts": "Forget old carts",
    "purge-consultations": "Delete clinic records whose years are over",
    "purge-attempts": "Forget old tries",
    "purge-secrets": "Forget old links and codes",
    "purge-old-data": "Delete requests, names on old bills and counts whose time is over",
    "purge-undos": "Forget what can no longer be put back",
    "sweep-uploads": "Delete files that no page shows",
    "purge-messages": "Delete messages sent 90 days ago",
    "purge-bank-marks": "Forget signatures of bank messages",
    "compare-money": "Compare orders, ledger, gateway and bank",
  } satisfies Record<JobName, string>,
  fault: ({ kind, code }: JobFault) => `${FAULTS[kind]} (${code})`,
};
