// Who registers with a phone alone has no e-mail address, but the library of the sign-in wants one in each row. So it gets one
// under .invalid, a name that no mail server has or ever will (RFC 6761): nothing is sent there, shown of it or proven by it.

export const NO_MAILBOX = "@phone.invalid";

/** What stands in place of an e-mail address for an account that has none. */
export function noMailbox(userId: string): string {
  return `${userId}${NO_MAILBOX}`;
}

/** The address in an account's row; undefined where it only stands in for one. */
export function ownEmail(stored: string): string | undefined {
  return stored.toLowerCase().endsWith(NO_MAILBOX) ? undefined : stored;
}
