import { createHash } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { networkOf, type TooMany, takeTry } from "#app/services/attempts.server.ts";

/** Who asks: the headers of the request (cookies, device), the address it came from, and the account this device has signed in to before. */
export type Caller = { headers: Headers; address: string; now: Date; knownUserId: string | undefined };

const WINDOW_MINUTES = 15;
// Together ten evaluations of an account's password or code. A stranger cannot use up what is left for a device of the owner.
const STRANGERS = { limit: 7, windowMinutes: WINDOW_MINUTES, freeTries: 3 };
const OWNERS = { limit: 3, windowMinutes: WINDOW_MINUTES, freeTries: 3 };
const PER_NETWORK = { limit: 60, windowMinutes: WINDOW_MINUTES, freeTries: 60 };
const SENDS = { limit: 5, windowMinutes: WINDOW_MINUTES, freeTries: 3 };
const SENDS_PER_NETWORK = { limit: 20, windowMinutes: WINDOW_MINUTES, freeTries: 20 };
const TEXTS_PER_DAY = { limit: 300, windowMinutes: 24 * 60, freeTries: 300 };

/** Takes one try at a password or code; `subject` is the account, or what was typed in its place. */
export async function takeGuess(
  db: Db,
  { subject, caller }: { subject: string; caller: Caller },
): Promise<TooMany | undefined> {
  const { now } = caller;
  const isKnown = caller.knownUserId === subject;
  const ofAccount = isKnown ? OWNERS : STRANGERS;
  return (
    (await takeTry(db, { ...PER_NETWORK, key: networkKey("guess", caller), now })) ??
    (await takeTry(db, { ...ofAccount, key: guessKey(subject, isKnown), now }))
  );
}

/** The key of what a right guess gives back. */
export function guessKey(subject: string, isKnown: boolean): string {
  return `guess ${isKnown ? "own device" : "stranger"} ${hashed(subject)}`;
}

/** Takes one of the letters or text messages that somebody can have sent to an address. */
export async function takeSend(
  db: Db,
  { to, channel, caller }: { to: string; channel: "mail" | "sms"; caller: Caller },
): Promise<TooMany | undefined> {
  const { now } = caller;
  return (
    (await takeTry(db, { ...SENDS_PER_NETWORK, key: networkKey("send", caller), now })) ??
    (await takeTry(db, { ...SENDS, key: `send ${hashed(to)}`, now })) ??
    (channel === "sms" ? await takeTry(db, { ...TEXTS_PER_DAY, key: "text messages", now }) : undefined)
  );
}

function networkKey(what: string, { address }: Caller): string {
  return `${what} ${networkOf(address)}`;
}

// Who tried to sign in is nobody's business: the table holds hashes.
function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
