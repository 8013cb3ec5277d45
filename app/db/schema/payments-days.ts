import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/schema/ground-columns.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

const paise = () => bigint({ mode: "number" }).notNull();

/** What the last comparison said of a day's orders of one method: what they cost, and what ledger, gateway and bank have of it. */
export const moneyDays = pgTable(
  "money_days",
  {
    day: date({ mode: "string" }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    expectedPaise: paise(),
    receivedPaise: paise(),
    givenBackPaise: paise(),
    gatewayPaise: paise(),
    bankPaise: paise(),
    missingPaise: paise(),
    tooMuchPaise: paise(),
    /** How many lines somebody must look at. */
    gaps: integer().notNull(),
    comparedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.method] }), check("money_days_gaps_check", sql`${t.gaps} >= 0`)],
);
