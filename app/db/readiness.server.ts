import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { NEWEST_MIGRATION } from "#app/db/newest-migration.ts";

/** Whether the database is at this program's schema, and whether it takes changes. */
export async function readReadiness(db: Db): Promise<{ isMigrated: boolean; isWritable: boolean }> {
  const { rows } = await db.execute<{ isMigrated: boolean; isWritable: boolean }>(sql`
    select
      coalesce(max(created_at), 0) >= ${NEWEST_MIGRATION}::bigint as "isMigrated",
      not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"
    from drizzle.__drizzle_migrations`);
  return rows[0]!;
}
