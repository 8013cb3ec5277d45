/** Words of the messages in the back office. */
export const officeMessagesText = {
  title: "Messages",
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
  unreadable:
    "The words of this message cannot be read any more: the database is damaged, or the key has changed.",
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
};
