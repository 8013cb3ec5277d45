import type { Db } from "#app/db/client.server.ts";
import { poisonSignatures } from "#app/db/schema/catalog-poisons.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { closePoisons } from "#app/services/catalog/poisons/close-poisons.server.ts";
import { listPoisons } from "#app/services/catalog/poisons/list-poisons.server.ts";

type Signatory = {
  name: string;
  registrationNumber: string;
  council: string;
  /** The sentence that is signed, as it stood on the screen. */
  statement: string;
};

/** Signs the whole list as it is decided: from then on the packs are sold as it says. Refused while an entry with packs in the shop is unread. The audit keeps the list with it. */
export async function signPoisons(
  db: Db,
  { actor, now, ...signatory }: Signatory & { actor: Actor; now: Date },
): Promise<Result<{ openedPacks: number }, "unread">> {
  return inTransaction(db, async (tx) => {
    const { entries, issuedOn } = await listPoisons(tx);
    if (entries.some(({ packs, decision }) => packs.length > 0 && !decision)) return refused("unread");
    const signed = entries.map(({ remedy, fingerprint, decision, soldTo }) => ({
      remedy,
      fingerprint,
      soldTo: decision?.soldTo ?? soldTo,
      reason: decision?.reason ?? "",
    }));
    await tx
      .insert(poisonSignatures)
      .values({ ...signatory, issuedOn, isCompetentPerson: true, entries: signed, signedAt: now });
    const details = { ...signatory, isCompetentPerson: true, issuedOn, list: signed };
    await recordAudit(tx, { by: actor, act: "sign-poisons", about: "poisons list", details, now });
    return ok({ openedPacks: await closePoisons(tx, { now }) });
  });
}
