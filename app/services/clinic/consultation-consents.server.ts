import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationConsents, consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import type { AgreedWords, ChangeableConsent, ConsentPurpose } from "#app/domain/clinic/consent.ts";
import { hasTakenPlace, mayBecome } from "#app/domain/clinic/consultation-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { moveTo } from "#app/services/clinic/change-consultation.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

/** When each consent was given that holds; undefined for one that was not given or was taken back. */
export type StandingConsents = Record<ChangeableConsent, Date | undefined>;

/** Writes down what was ticked, with the words beside it; nothing where the same stands already. */
export async function writeConsent(
  tx: Db,
  {
    consultationId,
    purpose,
    words,
    now,
  }: { consultationId: number; purpose: ConsentPurpose; words: AgreedWords; now: Date },
): Promise<void> {
  await tx
    .insert(consultationConsents)
    .values({ consultationId, purpose, ...words, givenAt: now })
    .onConflictDoNothing();
}

/** What holds of what the patient behind the link agreed to. */
export async function findStandingConsents(db: Db, token: string): Promise<StandingConsents> {
  const [visit] = await db.select().from(consultations).where(eq(consultations.token, token));
  const given = await db
    .select({ purpose: consultationConsents.purpose, givenAt: consultationConsents.givenAt })
    .from(consultationConsents)
    .where(
      and(eq(consultationConsents.consultationId, visit?.id ?? 0), isNull(consultationConsents.withdrawnAt)),
    );
  const at = (purpose: ConsentPurpose) => given.find((each) => each.purpose === purpose)?.givenAt;
  return {
    health: visit && !visit.consentWithdrawnAt ? visit.consentedAt : undefined,
    records: at("records"),
    reminders: at("reminders"),
  };
}

type Change = {
  token: string;
  purpose: ChangeableConsent;
  /** The words agreed to; undefined takes the consent back. */
  words: AgreedWords | undefined;
  publicOrigin: string;
  now: Date;
};

/** Gives a consent or takes it back, by one press on the patient's own page. Without the one for health a consultation that has not taken place is cancelled and its words and records are deleted; without the one for records its records are. */
export async function changeConsent(
  db: Db,
  files: FileStore,
  { token, purpose, words, publicOrigin, now }: Change,
): Promise<Result<undefined, "not-found">> {
  const settings = await findSettings(db);
  const changed = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.token, token)).for("update");
    if (!row || (words && purpose === "health")) return refused("not-found");
    await recordAudit(tx, {
      by: SHOPPER,
      act: words ? "give-consent" : "withdraw-consent",
      about: `consultation ${row.number}`,
      details: { purpose },
      now,
    });
    if (words && purpose !== "health") {
      await writeConsent(tx, { consultationId: row.id, purpose, words, now });
      return ok<string[]>([]);
    }
    const isOver = hasTakenPlace(row.status);
    if (purpose === "health") {
      if (mayBecome(row.status, "cancelled") && !isOver)
        await moveTo(tx, { row, status: "cancelled", actor: SHOPPER, settings, publicOrigin, now });
      const erased = { mainComplaints: "", duration: "", previousTreatment: "", doctorNotes: "" };
      await tx
        .update(consultations)
        .set({ consentWithdrawnAt: row.consentWithdrawnAt ?? now, ...(!isOver && erased) })
        .where(eq(consultations.id, row.id));
    } else await withdraw(tx, { consultationId: row.id, purpose, now });
    if (purpose === "reminders" || isOver) return ok<string[]>([]);
    const records = await tx
      .select({ id: medicalRecords.uploadId })
      .from(medicalRecords)
      .where(eq(medicalRecords.consultationId, row.id));
    return ok(records.map(({ id }) => id));
  });
  if (!changed.ok) return changed;
  for (const id of changed.value) await removeUpload(db, files, id);
  return ok(undefined);
}

async function withdraw(
  tx: Db,
  { consultationId, purpose, now }: { consultationId: number; purpose: ConsentPurpose; now: Date },
): Promise<void> {
  await tx
    .update(consultationConsents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consultationConsents.consultationId, consultationId),
        eq(consultationConsents.purpose, purpose),
        isNull(consultationConsents.withdrawnAt),
      ),
    );
  if (purpose === "records")
    await tx
      .update(consultations)
      .set({ isSharingRecords: false })
      .where(eq(consultations.id, consultationId));
}
