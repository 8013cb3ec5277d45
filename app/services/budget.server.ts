import { eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { attempts } from "#app/db/schema/ground.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { nameHash } from "#app/db/vault.server.ts";
import {
  type Bound,
  BUDGETS,
  type BudgetName,
  isLow,
  type Per,
  PRIVATE_TIMES,
  secondsToWait,
  stillCounted,
  WIDE_TIMES,
} from "#app/domain/budget.ts";
import { isPrivateAddress, networkOf, wideNetworkOf } from "#app/domain/network.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { CLOCKS_DIFFER_MS } from "#app/domain/wrong-clock.ts";
import { noteBookOf } from "#app/services/note-book.server.ts";

const LONGEST_MS =
  60_000 *
  Math.max(...Object.values(BUDGETS).flatMap((bounds) => bounds.map(({ minutes }: Bound) => minutes)));

type Named = {
  /** The network address that it is asked from. */
  line: { address: string };
  account: { account: string };
  /** Whom it reaches: an e-mail address or a phone. */
  recipient: { recipient: string };
  /** What it is about, such as an order's number. */
  subject: { subject: string };
  /** Stands for a browser; undefined where it has no cart yet. */
  cart: { cart: string | undefined };
  // biome-ignore lint/complexity/noBannedTypes: for all together nobody is named
  shop: {};
};
type All<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer Both) => void
  ? Both
  : never;
type PerOf<Name extends BudgetName> = (typeof BUDGETS)[Name][number]["per"];

/** Who spends: one name for each bound of that budget, and whether they have proved who they are (a known browser, a proven phone). */
type Who<Name extends BudgetName> = All<Named[PerOf<Name>]> & { isProven?: boolean };
export type Spending<Name extends BudgetName> = { budget: Name; who: Who<Name>; now: Date };

/** Takes one of every bound of the budget, or nothing and says how long to wait; exact also for many at once. In the transaction of what it pays for, undone with it. */
export function spend<Name extends BudgetName>(
  db: Db,
  spending: Spending<Name>,
): Promise<TooMany | undefined> {
  const { who } = spending;
  const { db: noted, now } = noteBookOf(db, spending.now);
  const bounds = boundsOf(spending);
  const isProven = who.isProven ?? false;
  return inTransaction(noted, async (tx) => {
    const rows = await lockRows(tx, { keys: bounds.map(({ key }) => key), now });
    const waits = bounds.map(({ key, bound }) =>
      secondsToWait(bound, { spent: rows.get(key)!, isProven, now }),
    );
    const retryAfterSeconds = Math.max(0, ...waits);
    if (retryAfterSeconds > 0) return { ok: false, reason: "too-many-attempts", retryAfterSeconds };
    for (const { key, bound } of bounds) {
      const counted = stillCounted({ spent: rows.get(key)!, minutes: bound.minutes, now });
      const forgetAt = new Date(now.getTime() + bound.minutes * 60_000);
      await tx
        .update(attempts)
        .set({ spentAt: [...counted, now], forgetAt })
        .where(eq(attempts.key, key));
    }
    return undefined;
  });
}

/** How long somebody would have to wait; undefined when one is free. Takes nothing. */
export async function findWait<Name extends BudgetName>(
  db: Db,
  spending: Spending<Name>,
): Promise<TooMany | undefined> {
  const { who } = spending;
  const { db: noted, now } = noteBookOf(db, spending.now);
  const bounds = boundsOf(spending);
  const rows = await readRows(
    noted,
    bounds.map(({ key }) => key),
  );
  const isProven = who.isProven ?? false;
  const waits = bounds.map(({ key, bound }) =>
    secondsToWait(bound, { spent: rows.get(key) ?? [], isProven, now }),
  );
  const retryAfterSeconds = Math.max(0, ...waits);
  return retryAfterSeconds > 0 ? { ok: false, reason: "too-many-attempts", retryAfterSeconds } : undefined;
}

/** Gives one back of every bound: what it was taken for cost nothing after all. */
export async function giveBack<Name extends BudgetName>(db: Db, spending: Spending<Name>): Promise<void> {
  const keys = boundsOf(spending).map(({ key }) => key);
  await db
    .update(attempts)
    .set({ spentAt: sql`${attempts.spentAt}[:cardinality(${attempts.spentAt}) - 1]` })
    .where(inArray(attempts.key, keys));
}

/** Gives all back that was taken for one account, recipient or subject, and one of the line. */
export async function forgive<Name extends BudgetName>(db: Db, spending: Spending<Name>): Promise<void> {
  await giveBack(db, spending);
  const own = boundsOf(spending).filter(({ bound }) => bound.per !== "line" && bound.per !== "shop");
  const keys = own.map(({ key }) => key);
  await db.delete(attempts).where(inArray(attempts.key, keys));
}

/** The budgets of the whole shop that strangers have nearly used up, with how much is taken now. */
export async function listLowBudgets(db: Db, now: Date): Promise<{ budget: BudgetName; taken: number }[]> {
  const shared = Object.entries(BUDGETS).flatMap(([name, bounds]) =>
    (bounds as readonly Bound[])
      .filter(({ per }) => per === "shop")
      .map((bound) => ({ name: name as BudgetName, bound, key: keyOf(name, bound, "") })),
  );
  const rows = await readRows(
    db,
    shared.map(({ key }) => key),
  );
  return shared.flatMap(({ name, bound, key }) => {
    const { minutes } = bound;
    const taken = stillCounted({ spent: rows.get(key) ?? [], minutes, now }).length;
    return isLow(bound, taken) ? [{ budget: name, taken }] : [];
  });
}

/** Forgets what counts no more, and what a clock that ran ahead would keep until then; gives the number of rows. */
export async function purgeAttempts(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + LONGEST_MS + CLOCKS_DIFFER_MS);
  const isOver = or(lt(attempts.forgetAt, now), gt(attempts.forgetAt, latest));
  const { rowCount } = await db.delete(attempts).where(isOver);
  return rowCount ?? 0;
}

type Keyed = { key: string; bound: Bound };

/** The bounds that bind who spends, each under its key; in one order, so that two who spend at once never wait for each other. */
function boundsOf({ budget, who }: Spending<BudgetName>): Keyed[] {
  const { isProven = false, ...names } = who as { isProven?: boolean } & {
    [name in Exclude<Per, "line" | "shop"> | "address"]?: string;
  };
  const bounds: readonly Bound[] = BUDGETS[budget];
  return bounds
    .filter(({ of }) => of === undefined || of === (isProven ? "proven" : "strangers"))
    .flatMap((bound) => {
      if (bound.per === "line") return linesOf(budget, bound, names.address!);
      const name = bound.per === "shop" ? "" : names[bound.per];
      return name === undefined ? [] : [{ key: keyOf(budget, bound, name), bound }];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function linesOf(budget: BudgetName, bound: Bound, address: string): Keyed[] {
  const times = isPrivateAddress(address) ? PRIVATE_TIMES : 1;
  const own = { key: keyOf(budget, bound, networkOf(address)), bound: multiplied(bound, times) };
  const wide = wideNetworkOf(address);
  if (wide === undefined) return [own];
  return [own, { key: keyOf(budget, bound, wide), bound: multiplied(bound, WIDE_TIMES * times) }];
}

function multiplied(bound: Bound, times: number): Bound {
  return { ...bound, limit: bound.limit * times };
}

// Who asked for what is nobody's business. Phones and IPv4 addresses are few enough to try them all against a bare hash.
function keyOf(budget: string, { per, of = "all" }: { per: Per; of?: string }, name: string): string {
  return `${budget} ${per} ${of} ${nameHash(`${budget} ${name}`)}`;
}

type Rows = Map<string, Date[]>;

/** Makes the rows that are missing, and lets nobody else at any of them until the transaction ends. */
async function lockRows(tx: Db, { keys, now }: { keys: string[]; now: Date }): Promise<Rows> {
  const rows = await tx
    .insert(attempts)
    .values(keys.map((key) => ({ key, spentAt: [], forgetAt: now })))
    .onConflictDoUpdate({ target: attempts.key, set: { key: sql`excluded.key` } })
    .returning();
  return new Map(rows.map(({ key, spentAt }) => [key, spentAt]));
}

async function readRows(db: Db, keys: string[]): Promise<Rows> {
  const rows = await db.select().from(attempts).where(inArray(attempts.key, keys));
  return new Map(rows.map(({ key, spentAt }) => [key, spentAt]));
}
