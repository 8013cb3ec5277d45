import { lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { attempts } from "#app/db/schema/site.ts";

/** Counts one more try under `key`; false once there are more than `limit` in the window, which then runs to its end. */
export async function countAttempt(
  db: Db,
  { key, limit, windowMinutes, now }: { key: string; limit: number; windowMinutes: number; now: Date },
): Promise<boolean> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count });
  return row!.count <= limit;
}

/** Forgets the tries whose window is over; gives their number. */
export async function purgeAttempts(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
  return rowCount ?? 0;
}

/** What stands for one visitor in a limit: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const tailGroups = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...tailGroups];
  return `${all.slice(0, 4).join(":")}::/64`;
}
