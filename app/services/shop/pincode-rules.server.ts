import { and, asc, eq, gt, like, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { pincodeRules } from "#app/db/schema/places.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { ZoneId } from "#app/domain/delivery.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";

const PER_PAGE = 50;

export type PincodeRule = { prefix: string; zone: ZoneId | undefined };

/** Rules whose PIN codes begin with `start` (digits), in their order, 50 after the rule `after`. */
export async function listPincodeRules(
  db: Db,
  { start, after }: { start: string; after?: string | undefined },
): Promise<{ rows: PincodeRule[]; after: string | undefined }> {
  const found = await db
    .select({ prefix: pincodeRules.prefix, zone: pincodeRules.zone })
    .from(pincodeRules)
    .where(
      and(
        start === "" ? undefined : like(pincodeRules.prefix, `${start}%`),
        after === undefined ? undefined : gt(pincodeRules.prefix, after),
      ),
    )
    .orderBy(asc(pincodeRules.prefix))
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE).map(({ prefix, zone }) => ({ prefix, zone: zone ?? undefined }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.prefix : undefined };
}

/** Says to which zone PIN codes belong that begin with `prefix` (2 to 6 digits); without a zone the wider rule counts again. */
export async function savePincodeRule(
  db: Db,
  { prefix, zone, actor, now }: { prefix: string; zone: ZoneId | undefined; actor: Actor; now: Date },
): Promise<Result<PincodeRule, "bad-prefix" | "unknown-area" | "same">> {
  if (!/^[1-9]\d{1,5}$/.test(prefix)) return refused("bad-prefix");
  return inTransaction(db, async (tx) => {
    const [old] = await tx.select().from(pincodeRules).where(eq(pincodeRules.prefix, prefix)).for("update");
    if ((old?.zone ?? undefined) === zone) return refused("same");
    if (!old && !(await isKnownArea(tx, prefix))) return refused("unknown-area");
    if (old && zone === undefined && old.stateCodes.length === 0)
      await tx.delete(pincodeRules).where(eq(pincodeRules.prefix, prefix));
    else
      await tx
        .insert(pincodeRules)
        .values({ prefix, zone: zone ?? null, stateCodes: [] })
        .onConflictDoUpdate({ target: pincodeRules.prefix, set: { zone: zone ?? null } });
    await recordAudit(tx, {
      by: actor,
      act: "save-pincode-rule",
      about: `pincode ${prefix}`,
      details: { from: old?.zone ?? null, to: zone ?? null },
      now,
    });
    return ok({ prefix, zone });
  });
}

async function isKnownArea(tx: Db, prefix: string): Promise<boolean> {
  const isNear = or(
    sql`${prefix} like ${pincodeRules.prefix} || '%'`,
    like(pincodeRules.prefix, `${prefix}%`),
  );
  return (await tx.$count(pincodeRules, and(isNear, sql`cardinality(${pincodeRules.stateCodes}) > 0`))) > 0;
}
