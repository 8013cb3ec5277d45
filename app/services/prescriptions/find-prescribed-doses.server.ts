import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { doseInWords } from "#app/domain/prescription-line.ts";
import { recordRead } from "#app/services/prescriptions/find-prescription.server.ts";

export type PrescribedDose = { patientName: string; dose: string };

/** Who takes what of some order lines, and how, by the prescriptions they came from; for the labels of their packs. The reading is written down. */
export async function findPrescribedDoses(
  db: Db,
  { lineIds, readBy, now }: { lineIds: number[]; readBy: string; now: Date },
): Promise<Map<number, PrescribedDose>> {
  const rows = await db
    .select({
      lineId: orderLines.id,
      number: prescriptions.number,
      patientName: prescriptions.patientName,
      line: prescriptionLines,
    })
    .from(orderLines)
    .innerJoin(prescriptionLines, eq(prescriptionLines.id, orderLines.prescriptionLineId))
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(inArray(orderLines.id, lineIds));
  for (const number of new Set(rows.map((row) => row.number))) await recordRead(db, { number, readBy, now });
  return new Map(
    rows.map(({ lineId, patientName, line }) => [lineId, { patientName, dose: doseInWords(line) }]),
  );
}
