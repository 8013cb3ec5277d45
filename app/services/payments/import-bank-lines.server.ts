import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { StatementLine } from "#app/domain/payments/bank-statement.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { By } from "#app/services/orders/order-life.server.ts";

type Source = (typeof bankLines.$inferSelect)["source"];
type Known = Pick<typeof bankLines.$inferSelect, "id" | "source" | "status">;
/** `lineIds` are the new ones. */
export type Imported = { newLines: number; knownLines: number; lineIds: number[] };

const LINES_AT_ONCE = 500;

/** Takes what the bank says over, each payment once, however often and by whichever way it is told. */
export async function importBankLines(
  db: Db,
  { lines, source, actor, now }: By & { lines: readonly StatementLine[]; source: Source },
): Promise<Imported> {
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "bank lines");
    const lineIds: number[] = [];
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
      lineIds.push(
        ...(await takeOver(tx, { lines: lines.slice(start, start + LINES_AT_ONCE), source, now })),
      );
    const count = lineIds.length;
    const details = { count, source };
    await recordAudit(tx, { by: actor, act: "import-bank-lines", about: "bank", details, now });
    return { newLines: count, knownLines: lines.length - count, lineIds };
  });
}

async function takeOver(
  tx: Db,
  { lines, source, now }: { lines: readonly StatementLine[]; source: Source; now: Date },
): Promise<number[]> {
  const keys = lines.flatMap(keysOf);
  const { id, key: ownKey, statementKey, source: toldBy, status } = bankLines;
  const rows = await tx
    .select({ id, ownKey, statementKey, source: toldBy, status })
    .from(bankLines)
    .where(or(inArray(ownKey, keys), inArray(statementKey, keys)));
  const known = new Map<string, Known>();
  for (const row of rows) for (const key of [row.ownKey, row.statementKey]) if (key) known.set(key, row);
  const fresh: StatementLine[] = [];
  for (const line of lines) {
    const [key = "", ...others] = keysOf(line);
    // A message named the bank's number that this line has among others.
    const told =
      known.get(key) ?? others.map((other) => known.get(other)).find((row) => row?.source === "message");
    if (told) {
      await takeWords(tx, { told, line, source });
      known.set(key, told);
    } else if (source === "statement" || !(await isAmongNumbers(tx, line))) fresh.push(line);
  }
  if (fresh.length === 0) return [];
  const added = await tx
    .insert(bankLines)
    .values(
      fresh.map((line) => ({
        ...{ key: keysOf(line)[0]!, bookedOn: line.bookedOn, amountPaise: line.amountPaise },
        ...{ narration: line.narration, reference: line.reference ?? null },
        ...{ status: "open" as const, source, readAt: now },
      })),
    )
    .onConflictDoNothing({ target: bankLines.key })
    .returning({ id: bankLines.id });
  return added.map(({ id }) => id);
}

/** What a message told of now stands in the statement, and is known by that line too; its words are only needed while the order is not found. */
async function takeWords(
  tx: Db,
  { told, line, source }: { told: Known; line: StatementLine; source: Source },
): Promise<void> {
  if (told.source !== "message" || source !== "statement") return;
  const { narration, bookedOn } = line;
  const [statementKey] = keysOf(line);
  await tx
    .update(bankLines)
    .set({ source, statementKey, ...(told.status === "open" && { narration, bookedOn }) })
    .where(eq(bankLines.id, told.id));
  // Another line with the same number is other money.
  told.source = source;
}

/** Whether a line of a statement, which shows several such numbers, shows this one too for the same amount. */
async function isAmongNumbers(tx: Db, { reference, amountPaise }: StatementLine): Promise<boolean> {
  if (!reference) return false;
  const same = and(
    isNull(bankLines.reference),
    eq(bankLines.amountPaise, amountPaise),
    like(bankLines.narration, `%${reference}%`),
  );
  return (await tx.$count(bankLines, same)) > 0;
}

/** What a line is known by: the bank's number is its own for each payment; without one, date, words, amount and balance stand for the line, and the numbers that it may have follow. */
function keysOf({
  reference,
  amountPaise,
  bookedOn,
  narration,
  balance,
  mayBe = [],
}: StatementLine): string[] {
  if (reference) return [`utr ${reference} ${amountPaise}`];
  const written = JSON.stringify([bookedOn, amountPaise, narration, balance]);
  const hash = createHash("sha256").update(written).digest("hex");
  return [`line ${hash}`, ...mayBe.map((number) => `utr ${number} ${amountPaise}`)];
}
