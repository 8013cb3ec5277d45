import type { JobName } from "#app/domain/job.ts";

/** Words of the messages and the background jobs in the back office. */
export const officeMessagesText = {
  title: "Messages, jobs",
  note: "A message that fails is tried eight times, each time later. Then it stands here.",
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
  retried: "The message is tried again within seconds.",
  refusals: {
    "unknown-message": "This message does not exist.",
    "not-failed": "This message waits or is sent already.",
    "out-of-date": "The link in this message has run out. The person asks for a new one.",
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
    "remind-patients": "Remind patients",
    "tell-waiting": "Tell the waiting list of free times",
    "remind-refills": "Remind of refills",
    "work-on-imports": "Check and take over product files",
    "turn-sales": "Begin and end sales",
    "purge-carts": "Forget old carts",
    "purge-consultations": "Delete clinic records whose years are over",
    "purge-attempts": "Forget old tries",
    "purge-secrets": "Forget old links and codes",
    "purge-undos": "Forget what can no longer be put back",
  } satisfies Record<JobName, string>,
};
