import type { SecurityEvent } from "#app/domain/accounts/security-event.ts";

/** Words of the security events in the back office. */
export const officeSecurityText = {
  title: "Security events",
  note: (days: number) => `Sign-ins, failed tries and sensitive steps. Kept for ${days} days.`,
  alarmTitle: "More than usual in the last 24 hours",
  alarm: (what: string, count: number) => `${what}: ${count}`,
  alarmHelp:
    "Look at the accounts and networks below. If somebody may know a password, choose a new one and sign all devices out.",
  filters: { kind: "What", anyKind: "Anything", day: "Day", network: "Network" },
  columns: { what: "What", who: "Account", where: "From" },
  kinds: {
    "sign-in": "Signed in",
    "sign-in-failed": "Wrong password",
    "code-failed": "Wrong one-time code",
    "second-factor-failed": "Wrong second step",
    "locked-out": "Locked out after too many tries",
    "permission-refused": "Asked for a page without permission",
    "proof-failed": "Wrong password, code or passkey before a sensitive step",
    exported: "Downloaded a file",
    "read-many-records": "Read many patients’ records",
    "role-changed": "Changed a role",
    "payee-changed": "Changed where customers pay",
    "password-changed": "Changed the password",
    "password-reset": "Chose a new password by the link in an email",
    "email-changed": "Changed the email address",
    "phone-changed": "Changed the phone number",
    "second-factor-changed": "Turned the second step on or off",
    "passkey-changed": "Added or removed a passkey",
    "sessions-ended": "Signed out other devices",
  } satisfies Record<SecurityEvent, string>,
  times: (what: string, count: number) => `${what}, ${count} times`,
  nobody: "No account",
  typed: (hash: string) => `No account (typed text ${hash})`,
  manyPlaces: "Many places",
  knownDevice: "Known device",
  newDevice: "New device",
};
