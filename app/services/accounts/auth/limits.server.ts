import type { Db } from "#app/db/client.server.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { forgive, giveBack, spend } from "#app/services/budget.server.ts";

/** Who asks: the headers of the request (cookies, device), the address it came from, and the account this device has signed in to before. */
export type Caller = { headers: Headers; address: string; now: Date; knownUserId: string | undefined };

/** Whose tries they are; `accountId` where the subject is not the account itself. */
type Guess = { subject: string; accountId?: string | undefined; caller: Caller };

/** Takes one try at a password or code; `subject` is the account, or what was typed in its place. */
export function takeGuess(db: Db, guess: Guess): Promise<TooMany | undefined> {
  return spend(db, guessing(guess));
}

/** A right guess gives back what the wrong ones before it took. */
export function forgiveGuesses(db: Db, guess: Guess): Promise<void> {
  return forgive(db, guessing(guess));
}

/** Takes one of the letters or text messages that somebody can ask for to an address; `userId` is whose address it is, if an account has it. Links to a new password count apart, so that nothing else uses them up. */
export function takeSend(
  db: Db,
  {
    to,
    userId,
    caller,
    isReset = false,
  }: { to: string; userId?: string | undefined; caller: Caller; isReset?: boolean },
): Promise<TooMany | undefined> {
  const { address, now } = caller;
  const recipient = isReset ? `reset ${to}` : to;
  return spend(db, { budget: "send", who: { address, recipient, isProven: isKnown(userId, caller) }, now });
}

/**
 * Takes one of the text messages with codes of the whole shop, in the transaction that queues it. Where no account has the number
 * none is queued, and it is given back at once: the answer is the same, also in time.
 */
export async function takeCodeText(
  tx: Db,
  { userId, caller }: { userId: string | undefined; caller: Caller },
): Promise<TooMany | undefined> {
  const { now } = caller;
  const text = { budget: "code-text", who: { isProven: isKnown(userId, caller) }, now } as const;
  const tooMany = await spend(tx, text);
  if (!tooMany && userId === undefined) await giveBack(tx, text);
  return tooMany;
}

/** Takes one of the text messages with codes that go to whatever phone somebody types to register: of those of the whole shop, and of the fewer that are for newcomers. */
export async function takeNewcomerText(tx: Db, { now }: { now: Date }): Promise<TooMany | undefined> {
  return (
    (await spend(tx, { budget: "newcomer-text", who: {}, now })) ??
    (await spend(tx, { budget: "code-text", who: {}, now }))
  );
}

function guessing({ subject, accountId = subject, caller }: Guess) {
  const { address, now } = caller;
  const who = { address, subject, isProven: isKnown(accountId, caller) };
  return { budget: "guess", who, now } as const;
}

/** Whether the browser that asks has signed in to that account before. */
export function isKnown(userId: string | undefined, { knownUserId }: Caller): boolean {
  return userId !== undefined && knownUserId === userId;
}
