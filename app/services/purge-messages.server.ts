import { inArray, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";

const DAY_MS = 86_400_000;
/** Long enough for "I never got your letter". */
const SENT_DAYS = 90;
/** What was never sent may still be asked for. */
const FAILED_DAYS = 365;
const ROWS_PER_STATEMENT = 1_000;

/** Deletes messages 90 days after they were sent, with the files they were written to, and those given up a year ago; gives the number of messages. */
export async function purgeMessages(
  db: Db,
  { mailer, now }: { mailer: Pick<Mailer, "purgeFiles">; now: Date },
): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await mailer.purgeFiles(daysAgo(SENT_DAYS));
  return (
    (await purgeBefore(db, outbox.sentAt, daysAgo(SENT_DAYS))) +
    (await purgeBefore(db, outbox.failedAt, daysAgo(FAILED_DAYS)))
  );
}

async function purgeBefore(db: Db, since: PgColumn, before: Date): Promise<number> {
  for (let purged = 0; ; ) {
    const some = db.select({ id: outbox.id }).from(outbox).where(lt(since, before)).limit(ROWS_PER_STATEMENT);
    const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, some));
    purged += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_PER_STATEMENT) return purged;
  }
}
