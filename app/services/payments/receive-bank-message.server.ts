import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#app/db/client.server.ts";
import { bankForwardMarks, bankForwardSecrets } from "#app/db/schema/payments-forward.ts";
import { bySystem } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { isAccount, readBankMessage } from "#app/domain/payments/bank-message.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { spend } from "#app/services/budget.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { settleSureLines } from "#app/services/payments/sure-lines.server.ts";

/** Only "taken" and "known" are money; "kept-out" is everything that is not, and leaves no trace. */
type Received = "taken" | "known" | "kept-out";
export type MessageRefusal = "forged" | "stale" | "replayed" | "too-many";
type Sent = { body: string; signature: string; timestamp: string };
type When = { now: Date; publicOrigin: string; address: string };
type Secret = typeof bankForwardSecrets.$inferSelect;

/** Clocks of phones differ, and a request may be a while on its way. */
const MOST_APART_MS = 5 * 60_000;
/** The app tries for two days; what is older stands in a statement by then. */
const OLDEST_MS = 3 * 24 * 3_600_000;

const sentSchema = z.object({
  event: z.literal("sms:received"),
  payload: z.object({
    message: z.string().max(2_000),
    phoneNumber: z.string().max(40).optional(),
    sender: z.string().max(40).optional(),
    receivedAt: z.iso.datetime({ offset: true }),
  }),
});

/** A message that the owner's phone sends on: signed over its very bytes and the time, once. What is no money of the shop's account is forgotten at once. */
export async function receiveBankMessage(
  db: Db,
  sent: Sent,
  when: When,
): Promise<Result<Received, MessageRefusal>> {
  const { now, address } = when;
  const secret = await findSigner(db, sent);
  const who = { address, subject: `secret ${secret?.id}`, isProven: secret !== undefined };
  if (await spend(db, { budget: "bank-message", who, now })) return refused("too-many");
  if (!secret) return refused("forged");
  const sentAt = Number(sent.timestamp) * 1000;
  if (!(Math.abs(sentAt - now.getTime()) <= MOST_APART_MS)) return refused("stale");
  const marked = await db
    .insert(bankForwardMarks)
    .values({ signature: sent.signature.toLowerCase(), seenAt: now })
    .onConflictDoNothing()
    .returning();
  if (marked.length === 0) return refused("replayed");
  await db.update(bankForwardSecrets).set({ usedAt: now }).where(eq(bankForwardSecrets.id, secret.id));
  return ok(await takeMessage(db, { body: sent.body, secret }, when));
}

async function takeMessage(
  db: Db,
  { body, secret }: { body: string; secret: Secret },
  { now, publicOrigin }: When,
): Promise<Received> {
  const parsed = sentSchema.safeParse(jsonOf(body));
  if (!parsed.success) return "kept-out";
  const { message: text, phoneNumber, sender = phoneNumber ?? "", receivedAt } = parsed.data.payload;
  const told = readBankMessage({ sender, text });
  const receivedOn = new Date(receivedAt);
  const age = now.getTime() - receivedOn.getTime();
  if (!told || !isAccount(told.accountEnd, secret.accountEnd) || age > OLDEST_MS || age < -MOST_APART_MS)
    return "kept-out";
  const { bank, amountPaise, reference } = told;
  const line = { bookedOn: indiaDate(receivedOn), amountPaise, reference, balance: "" };
  const by = { actor: bySystem("bank-message"), now };
  const { lineIds } = await importBankLines(db, {
    lines: [{ ...line, narration: `UPI, ${bank}, ${reference}` }],
    source: "message",
    ...by,
  });
  await db.update(bankForwardSecrets).set({ toldAt: now }).where(eq(bankForwardSecrets.id, secret.id));
  await settleSureLines(db, { lineIds, publicOrigin, ...by });
  return lineIds.length > 0 ? "taken" : "known";
}

/** Forgets signatures whose time would not let them in again; gives how many. */
export async function purgeForwardMarks(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 3 * MOST_APART_MS);
  const { rowCount } = await db.delete(bankForwardMarks).where(lt(bankForwardMarks.seenAt, before));
  return rowCount ?? 0;
}

/** The secret that made the signature: HMAC-SHA256, in hexadecimal, over the bytes with the time behind them. */
async function findSigner(db: Db, { body, signature, timestamp }: Sent): Promise<Secret | undefined> {
  if (!/^[0-9a-f]{64}$/i.test(signature) || !/^\d{10}$/.test(timestamp)) return undefined;
  const given = Buffer.from(signature, "hex");
  const secrets = await db.select().from(bankForwardSecrets);
  return secrets.find(({ secret }) => {
    const made = createHmac("sha256", secret).update(body).update(timestamp).digest();
    return timingSafeEqual(made, given);
  });
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
