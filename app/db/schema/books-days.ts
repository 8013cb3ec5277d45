import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import type { DayWay } from "#app/domain/books/day/day-close.ts";
import type { DrawerCount } from "#app/domain/books/day/drawer-count.ts";
import type { DrawerMoveKind } from "#app/domain/books/day/drawer-move.ts";

/** Cash that went into the drawer or out of it and was no sale, with its reason; only ever added to. */
export const drawerMoves = pgTable(
  "drawer_moves",
  {
    id: id(),
    kind: text().$type<DrawerMoveKind>().notNull(),
    /** Above 0 for cash that came in, below for cash that went out. */
    amountPaise: integer().notNull(),
    reason: text().notNull(),
    /** Of a correction: the closed day that it is about. */
    aboutDay: date({ mode: "string" }),
    happenedAt: instant().notNull(),
    /** Of the page that it was written on: sent twice it is one slip. Older slips have none. */
    pageKey: text().unique(),
    ...actor(),
  },
  (t) => [
    actorFits("drawer_moves", t),
    check(
      "drawer_moves_amount_check",
      sql`(${t.kind} in ('petty', 'deposit', 'missing-later') and ${t.amountPaise} < 0) or (${t.kind} in ('change-in', 'clinic-fees', 'found-later') and ${t.amountPaise} > 0)`,
    ),
    check("drawer_moves_reason_check", sql`${t.reason} <> ''`),
    check(
      "drawer_moves_about_check",
      sql`(${t.kind} in ('found-later', 'missing-later')) = (${t.aboutDay} is not null)`,
    ),
    index("drawer_moves_happened_index").on(t.happenedAt),
    index("drawer_moves_about_index").on(t.aboutDay).where(sql`${t.aboutDay} is not null`),
  ],
);

/** A count of the drawer, written down before the expected sum is shown; counting again is another row. */
export const dayCounts = pgTable(
  "day_counts",
  {
    id: id(),
    /** The last line of the ledger that was written when it was counted: the close takes what is before. */
    upToTransactionId: integer().notNull(),
    notes: jsonb().$type<DrawerCount["notes"]>().notNull(),
    coinsPaise: integer().notNull(),
    countedPaise: integer().notNull(),
    riderHandedPaise: integer().notNull(),
    /** What app and gateway say, where somebody looked. */
    upiPaise: integer(),
    onlinePaise: integer(),
    /** Typed at the very first close only. */
    floatPaise: integer(),
    countedAt: instant().notNull(),
    ...actor(),
  },
  (t) => [
    actorFits("day_counts", t),
    check(
      "day_counts_amount_check",
      sql`${t.coinsPaise} between 0 and ${t.countedPaise} and ${t.riderHandedPaise} >= 0 and coalesce(${t.floatPaise}, 0) >= 0`,
    ),
  ],
);

/** Closed days: each begins where the one before ended, in the ledger and in the drawer (trigger day_closes_follow). */
export const dayCloses = pgTable(
  "day_closes",
  {
    id: id(),
    day: date({ mode: "string" }).notNull().unique(),
    countId: integer()
      .notNull()
      .unique()
      .references((): AnyPgColumn => dayCounts.id),
    /** It holds the lines of the ledger after the first and up to the second. */
    afterTransactionId: integer().notNull(),
    upToTransactionId: integer().notNull(),
    afterMoveId: integer().notNull(),
    upToMoveId: integer().notNull(),
    floatPaise: integer().notNull(),
    cashInPaise: integer().notNull(),
    cashOutPaise: integer().notNull(),
    paidInPaise: integer().notNull(),
    paidOutPaise: integer().notNull(),
    expectedPaise: integer().notNull(),
    countedPaise: integer().notNull(),
    differencePaise: integer().notNull(),
    reason: text().notNull().default(""),
    riderBeforePaise: integer().notNull(),
    riderCashPaise: integer().notNull(),
    riderHandedPaise: integer().notNull(),
    riderAfterPaise: integer().notNull(),
    ways: jsonb().$type<DayWay[]>().notNull(),
    /** Tomorrow's float. */
    keptPaise: integer().notNull(),
    depositPaise: integer().notNull(),
    billCount: integer().notNull(),
    closedAt: instant().notNull(),
    ...actor(),
  },
  (t) => [
    actorFits("day_closes", t),
    check(
      "day_closes_expected_check",
      sql`${t.expectedPaise} = ${t.floatPaise} + ${t.cashInPaise} - ${t.cashOutPaise} + ${t.paidInPaise} - ${t.paidOutPaise}`,
    ),
    check("day_closes_difference_check", sql`${t.differencePaise} = ${t.countedPaise} - ${t.expectedPaise}`),
    check("day_closes_reason_check", sql`${t.differencePaise} = 0 or ${t.reason} <> ''`),
    check(
      "day_closes_rider_check",
      sql`${t.riderAfterPaise} = ${t.riderBeforePaise} + ${t.riderCashPaise} - ${t.riderHandedPaise}`,
    ),
    check(
      "day_closes_deposit_check",
      sql`${t.depositPaise} >= 0 and ${t.keptPaise} >= 0 and ${t.depositPaise} = ${t.countedPaise} + ${t.riderHandedPaise} - ${t.keptPaise}`,
    ),
  ],
);
