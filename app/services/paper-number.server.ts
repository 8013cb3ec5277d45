import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { formatPaperNumber, type PaperKind } from "#app/domain/paper-number.ts";

/** The next number of the shop's papers; one that its transaction does not use stays unused. */
export async function nextPaperNumber(
  tx: Db,
  { kind, now }: { kind: PaperKind; now: Date },
): Promise<string> {
  const { rows } = await tx.execute<{ sequence: string }>(sql`select nextval('paper_numbers') as sequence`);
  return formatPaperNumber({ kind, sequence: Number(rows[0]!.sequence), now });
}
