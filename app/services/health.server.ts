import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

/** Whether the database answers within the pool's waiting times. */
export async function isDatabaseAnswering(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
