import { eq, inArray } from "drizzle-orm";
import { printedInHindi } from "#app/content/messages/prescriptions/dose-in-hindi.ts";
import type { Db } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { doseInWords } from "#app/domain/prescriptions/prescription-line.ts";
import { prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { isReplaced, recordRead } from "#app/services/prescriptions/find-prescription.server.ts";

export type PrescribedDose = { patientName: string } & (
  | { isHeld: true; english: string; hindi: string | undefined; isInGlobules: boolean }
  | { isHeld: false; ended: "revoked" | "replaced" }
);

/** Who takes what of some order lines, and how, by the prescriptions they came from, for the labels of their packs; no dose of one that was withdrawn or replaced since. The reading is written down. */
export async function findPrescribedDoses(
  db: Db,
  { lineIds, readBy, now }: { lineIds: number[]; readBy: string; now: Date },
): Promise<Map<number, PrescribedDose>> {
  const rows = await db
    .select({ lineId: orderLines.id, paper: prescriptions, isReplaced, line: prescriptionLines })
    .from(orderLines)
    .innerJoin(prescriptionLines, eq(prescriptionLines.id, orderLines.prescriptionLineId))
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(inArray(orderLines.id, lineIds));
  for (const number of new Set(rows.map(({ paper }) => paper.number)))
    await recordRead(db, { number, readBy, now });
  return new Map<number, PrescribedDose>(
    rows.map(({ lineId, paper, isReplaced, line }) => {
      const { patientName, revokedAt, expiresOn } = paper;
      const state = prescriptionState(
        { isRevoked: revokedAt !== null, isReplaced, expiresOn },
        indiaDate(now),
      );
      return state === "revoked" || state === "replaced"
        ? [lineId, { patientName, isHeld: false, ended: state }]
        : [
            lineId,
            {
              patientName,
              isHeld: true,
              english: doseInWords(line),
              hindi: printedInHindi(line),
              isInGlobules: line.doseUnit === "globules",
            },
          ];
    }),
  );
}
