import { BlockList, isIP } from "node:net";
import { and, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { attempts } from "#app/db/schema/ground.ts";

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

/** Whether all tries under `key` are taken until its window ends; counts none. */
export async function isShutOut(
  db: Db,
  { key, limit, now }: { key: string; limit: number; now: Date },
): Promise<boolean> {
  return (
    (await db.$count(
      attempts,
      and(eq(attempts.key, key), gte(attempts.count, limit), gt(attempts.windowEndsAt, now)),
    )) > 0
  );
}

export type TooMany = { ok: false; reason: "too-many-attempts"; retryAfterSeconds: number };
export type TryLimit = { key: string; limit: number; windowMinutes: number; freeTries: number };

const LONGEST_PAUSE_SECONDS = 60;

/** Takes one try of at most `limit` in the window, or says how long to wait; after the free ones each try makes the next wait twice as long. */
export async function takeTry(db: Db, asked: TryLimit & { now: Date }): Promise<TooMany | undefined> {
  const { key, limit, windowMinutes, freeTries, now } = asked;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${attempts.windowEndsAt} <= ${at}`;
  const pause = (tries: SQL) =>
    sql`${at} + interval '1 second' * case when ${tries} < ${freeTries} then 0 else least(2 ^ (${tries} - ${freeTries}), ${LONGEST_PAUSE_SECONDS}) end`;
  const tries = sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`;
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const [taken] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt, nextTryAt: pause(sql`1`) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: tries,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
        nextTryAt: pause(tries),
      },
      setWhere: sql`${isOver} or (${attempts.count} < ${limit} and ${attempts.nextTryAt} <= ${at})`,
    })
    .returning({ count: attempts.count });
  if (taken) return undefined;
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  if (!row) return takeTry(db, asked);
  const waitUntil = row.count >= limit ? row.windowEndsAt : (row.nextTryAt ?? row.windowEndsAt);
  const retryAfterSeconds = Math.max(1, Math.ceil((waitUntil.getTime() - now.getTime()) / 1000));
  return { ok: false, reason: "too-many-attempts", retryAfterSeconds };
}

/** Gives all tries under `key` back. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Forgets the tries whose window is over; gives their number. */
export async function purgeAttempts(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
  return rowCount ?? 0;
}

const PRIVATE = new BlockList();
PRIVATE.addSubnet("127.0.0.0", 8);
PRIVATE.addSubnet("10.0.0.0", 8);
PRIVATE.addSubnet("172.16.0.0", 12);
PRIVATE.addSubnet("192.168.0.0", 16);
PRIVATE.addSubnet("169.254.0.0", 16);
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is a machine's own or of a network at home; also what is no address. It says nothing about who asks: mostly it is a proxy's. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  const kind = isIP(plain);
  return kind === 0 || PRIVATE.check(plain, kind === 6 ? "ipv6" : "ipv4");
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
