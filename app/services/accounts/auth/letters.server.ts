import { randomUUID } from "node:crypto";
import { type AccountLetter, accountMail } from "#app/content/messages/accounts/account-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Identifier } from "#app/domain/accounts/account-form.ts";
import { codeEndsAt } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Sent to whatever address is typed; the others tell an owner of a change, and no flood may keep them back. */
const BY_ANYBODY: Partial<Record<AccountLetter, "mail-account" | "mail-reset">> = {
  verify: "mail-account",
  haveAccount: "mail-account",
  recover: "mail-reset",
};

/** Queues a letter about an account, in the transaction that causes it; `usefulUntil` is when its link runs out, `isProven` says that a browser known for the account asks. False when the address has had too many. */
export async function queueAccountLetter(
  tx: Db,
  news: {
    kind: AccountLetter;
    /** Nothing is queued for who has no address. */
    to: string | undefined;
    name: string;
    url: string;
    usefulUntil?: Date;
    isProven?: boolean;
    now: Date;
  },
): Promise<boolean> {
  if (news.to === undefined) return false;
  const { shop } = await findSettings(tx);
  const letter = accountMail.letter(news.kind, { reader: news, shop });
  const dedupeKey = `${SECRET_MESSAGE}${news.kind} ${randomUUID()}`;
  const { kind, to: recipient, usefulUntil, isProven, now } = news;
  const message = { dedupeKey, channel: "mail", recipient, usefulUntil, isProven, ...letter } as const;
  return (await enqueueMessages(tx, [{ ...message, bound: BY_ANYBODY[kind] }], now)) > 0;
}

/** Queues a six-digit code by mail or as a text message; false when the address has had too many. */
export async function queueCode(
  tx: Db,
  { to, code, isProven, now }: { to: Identifier; code: string; isProven?: boolean; now: Date },
): Promise<boolean> {
  const { shop } = await findSettings(tx);
  const dedupeKey = `${SECRET_MESSAGE}code ${randomUUID()}`;
  const message =
    "email" in to
      ? { channel: "mail" as const, recipient: to.email, ...accountMail.codeLetter(code, shop) }
      : {
          channel: "sms" as const,
          recipient: to.phone,
          subject: "",
          body: accountMail.codeText(code, shop),
        };
  const usefulUntil = codeEndsAt(now);
  return (
    (await enqueueMessages(
      tx,
      [{ dedupeKey, usefulUntil, bound: "mail-account", isProven, ...message }],
      now,
    )) > 0
  );
}

/** Queues the text message to a phone number that an account has got or given up. */
export async function queuePhoneNews(
  tx: Db,
  { to: recipient, kind, now }: { to: string; kind: "added" | "gone"; now: Date },
): Promise<void> {
  const { shop } = await findSettings(tx);
  const body = kind === "added" ? accountMail.phoneAddedText(shop) : accountMail.phoneGoneText(shop);
  const dedupeKey = `phone ${kind} ${randomUUID()}`;
  await enqueueMessages(tx, [{ dedupeKey, channel: "sms", recipient, subject: "", body }], now);
}
