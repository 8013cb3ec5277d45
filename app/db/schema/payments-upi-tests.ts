import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import type { UpiTried } from "#app/domain/payments/upi-test.ts";

/** What the owner saw when they paid the shop's UPI address one rupee from their own apps; the address as it was then. */
export const upiTests = pgTable(
  "upi_tests",
  {
    id: id(),
    address: text().notNull(),
    /** Null for a personal address. */
    merchantCode: text(),
    tried: jsonb().$type<UpiTried[]>().notNull(),
    testedAt: instant().notNull(),
  },
  (t) => [check("upi_tests_tried_check", sql`jsonb_array_length(${t.tried}) > 0`)],
);
