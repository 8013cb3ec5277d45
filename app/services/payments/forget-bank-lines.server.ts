import { and, eq, lt, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { keptSince } from "#app/domain/kept-for.ts";

/** Takes the words, which name payers, out of lines that no order has and none will have any more; day, sum and the bank's number stay. Gives how many. */
export async function forgetBankLines(db: Db, now: Date): Promise<number> {
  const before = keptSince("bankLine", now);
  const { rowCount } = await db
    .update(bankLines)
    .set({ narration: "" })
    .where(
      and(
        ne(bankLines.narration, ""),
        or(
          and(eq(bankLines.status, "open"), lt(bankLines.bookedOn, indiaDate(before))),
          and(eq(bankLines.status, "aside"), lt(bankLines.settledAt, before)),
        ),
      ),
    );
  return rowCount ?? 0;
}
