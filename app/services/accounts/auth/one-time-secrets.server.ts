import { createHash, createHmac, randomBytes, randomInt, randomUUID } from "node:crypto";
import { and, desc, eq, gt, like, lt, lte } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions, verifications } from "#app/db/schema/accounts.ts";
import { CLOCKS_DIFFER_MS } from "#app/domain/wrong-clock.ts";

export type LinkPurpose = "verify" | "reset";

const CODE_MINUTES = 5;
const MINUTE_MS = 60_000;

/** When a link of that many minutes runs out that is made now. */
export function linkEndsAt({ minutes, now }: { minutes: number; now: Date }): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** When a code that is made now runs out. */
export function codeEndsAt(now: Date): Date {
  return linkEndsAt({ minutes: CODE_MINUTES, now });
}

/** A secret for a link, 256 random bits; `subject` is whom it is for. */
export async function issueLinkToken(
  tx: Db,
  link: { purpose: LinkPurpose; subject: string; value: string; minutes: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: `${link.purpose} ${link.subject} ${hashOf(token)}`,
    value: link.value,
    expiresAt: linkEndsAt(link),
    createdAt: link.now,
    updatedAt: link.now,
  });
  // The subject leads to the row by its index; only the hash of the random half is kept.
  return `${Buffer.from(link.subject).toString("base64url")}.${token}`;
}

/** Takes the secret of a link, which then is gone; undefined for any other text, and for one that is too old. */
export async function takeLinkToken(
  tx: Db,
  asked: { purpose: LinkPurpose; token: string; now: Date },
): Promise<string | undefined> {
  const [taken] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, linkIdentifier(asked)), isGood(asked.now)))
    .returning({ value: verifications.value });
  return taken?.value;
}

/** What the secret of a link stands for, without taking it. */
export async function readLinkToken(
  db: Db,
  asked: { purpose: LinkPurpose; token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, linkIdentifier(asked)), isGood(asked.now)));
  return row?.value;
}

/** What the newest good link of that purpose stands for, without taking it. */
export async function readLatestLink(
  db: Db,
  { purpose, subject, now }: { purpose: LinkPurpose; subject: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(like(verifications.identifier, `${purpose} ${subject} %`), isGood(now)))
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  return row?.value;
}

/** Ends all links of that purpose for somebody. */
export async function revokeLinkTokens(
  tx: Db,
  { purpose, subject }: { purpose: LinkPurpose; subject: string },
): Promise<void> {
  await tx.delete(verifications).where(like(verifications.identifier, `${purpose} ${subject} %`));
}

/** Six random digits, good once and for 5 minutes; a newer code for the same subject ends the older one. */
export async function issueCode(
  tx: Db,
  { subject, secret, now }: { subject: string; secret: string; now: Date },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await tx.delete(verifications).where(eq(verifications.identifier, `code ${subject}`));
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: `code ${subject}`,
    value: codeHash({ code, subject, secret }),
    expiresAt: codeEndsAt(now),
    createdAt: now,
    updatedAt: now,
  });
  return code;
}

/** Whether it is the code of that subject; the right one is then gone. The caller counts the tries. */
export async function takeCode(
  tx: Db,
  { subject, code, secret, now }: { subject: string; code: string; secret: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, `code ${subject}`),
        eq(verifications.value, codeHash({ code, subject, secret })),
        isGood(now),
      ),
    )
    .returning({ id: verifications.id });
  return taken.length > 0;
}

/** Forgets the secrets that are too old; gives their number. */
export async function purgeSecrets(db: Db, now: Date): Promise<number> {
  const secrets = await db.delete(verifications).where(lt(verifications.expiresAt, now));
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, now));
  return (secrets.rowCount ?? 0) + (ended.rowCount ?? 0);
}

/** Not run out, nor made by a clock that ran ahead: that one would be good for years. */
function isGood(now: Date) {
  const latest = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  return and(gt(verifications.expiresAt, now), lte(verifications.createdAt, latest));
}

function linkIdentifier({ purpose, token }: { purpose: LinkPurpose; token: string }): string {
  const [subject = "", random = ""] = token.slice(0, 500).split(".");
  return `${purpose} ${Buffer.from(subject, "base64url").toString().replaceAll("\0", "")} ${hashOf(random)}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

// Six digits are soon tried out against a bare hash, so the shop's secret goes in.
function codeHash({ code, subject, secret }: { code: string; subject: string; secret: string }): string {
  return createHmac("sha256", secret).update(`${subject} ${code}`).digest("base64url");
}
