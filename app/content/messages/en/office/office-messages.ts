import type { JobName } from "#app/domain/job.ts";

/** Words of the messages and the background jobs in the back office. */
export const officeMessagesText = {
  title: "Messages, jobs",
  note: "A message that fails is tried for 48 hours, with longer and longer pauses. Then it is listed here.",
  views: { label: "Which messages", failed: "Given up", waiting: "Waiting", sent: "Sent" },
  columns: { message: "Message", to: "To", tries: "Tries", when: "When" },
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  channels: { mail: "E-mail", sms: "SMS" },
  none: {
    failed: "No message was given up.",
    waiting: "No message waits.",
    sent: "No message was sent yet.",
  },
  retry: "Try again",
  isOver: "Too late to send: what it was about is over.",
  all: {
    button: "Send all failed again",
    send: (count: number) => (count === 1 ? "Send 1 message again" : `Send ${count} messages again`),
    ask: "Each goes out once, within minutes, and is tried for 48 hours.",
    over: (count: number) =>
      count === 1
        ? "1 more message stays here: what it was about is over, like a past appointment."
        : `${count} more messages stay here: what they were about is over, like a past appointment.`,
    sent: (count: number) =>
      count === 1 ? "1 message is being sent again." : `${count} messages are being sent again.`,
    none: "No failed message is left to send.",
  },
  retried: "The message is tried again within seconds.",
  refusals: {
    "unknown-message": "This message does not exist.",
    "not-failed": "This message waits or is sent already.",
    "out-of-date": "It is too late for this message: its link or code has run out, or its time is past.",
  },
  jobs: "Background jobs",
  jobsNote: "Since this shop was started.",
  jobColumns: { job: "Job", last: "Last done", error: "Last failure" },
  notYet: "not yet",
  noError: "no failure",
  failed: (when: string, error: string) => `${when}: ${error}`,
  jobNames: {
    "send-messages": "Send messages",
    "write-counts": "Write visits down",
    "release-holds": "Give unpaid packs back",
    "ask-gateway": "Ask Razorpay about open payments",
    "send-refunds": "Give money back by Razorpay",
    "remind-patients": "Remind patients",
    "tell-waiting": "Tell the waiting list of free times",
    "close-waiting": "Close the waiting list of days that are over",
    "remind-refills": "Remind of refills",
    "work-on-imports": "Check and take over product files",
    "turn-sales": "Begin and end sales",
    "mark-best-sellers": "Mark best sellers from the sales",
    "tell-not-kept": "Tell what was asked for and not kept",
    "sum-months": "Sum up the months that are over",
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
    "purge-messages": "Delete messages sent 90 days ago",
  } satisfies Record<JobName, string>,
};
