import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consents } from "#app/db/schema/accounts.ts";

export type Purpose = (typeof consents.$inferSelect)["purpose"];
export type Consent = {
  purpose: Purpose;
  textVersion: string;
  givenAt: Date;
  withdrawnAt: Date | undefined;
};

// The wording of the notice beside the form; it changes whenever the words do.
const TEXT_VERSION = "2026-11-23";

/** Everything a person has agreed to, and what of it they took back, oldest first. */
export async function listConsents(db: Db, { userId }: { userId: string }): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.profileId, userId))
    .orderBy(asc(consents.id));
  return rows.map(({ purpose, textVersion, givenAt, withdrawnAt }) => ({
    purpose,
    textVersion,
    givenAt,
    withdrawnAt: withdrawnAt ?? undefined,
  }));
}

/** Writes down a yes or a no; nothing when it is the same as before. */
export async function setConsent(
  db: Db,
  { userId, purpose, isGiven, now }: { userId: string; purpose: Purpose; isGiven: boolean; now: Date },
): Promise<void> {
  if (!isGiven) {
    const isIt = and(eq(consents.profileId, userId), eq(consents.purpose, purpose));
    await db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(isIt, isNull(consents.withdrawnAt)));
    return;
  }
  await db
    .insert(consents)
    .values({ profileId: userId, purpose, textVersion: TEXT_VERSION, givenAt: now })
    .onConflictDoNothing();
}
