import { inArray, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";

const ROWS_PER_STATEMENT = 1_000;

/** Deletes messages 90 days after they were sent, with the files they were written to, and those given up a year ago; gives the number of messages. */
export async function purgeMessages(
  db: Db,
  { mailer, now }: { mailer: Pick<Mailer, "purgeFiles">; now: Date },
): Promise<number> {
  const sent = keptSince("sentMessage", now);
  await mailer.purgeFiles(sent);
  return (
    (await purgeBefore(db, outbox.sentAt, sent)) +
    (await purgeBefore(db, outbox.failedAt, keptSince("failedMessage", now)))
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
