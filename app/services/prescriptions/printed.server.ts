import { createHash } from "node:crypto";
import type { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";

type Stored = Omit<typeof prescriptions.$inferInsert, "token" | "digest" | "revokedAt" | "revokedReason">;
type StoredLine = Omit<typeof prescriptionLines.$inferInsert, "prescriptionId">;

/** The digest of everything that is printed of a prescription, as hexadecimal SHA-256; lines in their printed order. */
export function digestOf(prescription: Stored, lines: readonly StoredLine[]): string {
  const p = prescription;
  const printed = [
    [p.number, p.verificationCode, new Date(p.issuedAt).toISOString(), p.expiresOn, p.mode],
    [p.doctorName, p.doctorQualification, p.registrationNumber],
    [p.patientName, p.patientAgeYears, p.patientGender, new Date(p.consentedAt).toISOString()],
    // Papers signed before these were printed keep their digest.
    ...(p.patientPhone ? [[p.patientPhone, p.patientGuardian ?? ""]] : []),
    [p.complaint, p.advice ?? ""],
    ...lines.map((l) => [
      l.medicineName,
      l.potencyScale ?? null,
      l.potencyNumber ?? null,
      l.dosageForm,
      l.doseQuantity,
      l.doseUnit,
      l.timesPerDay,
      l.days,
      l.instructions ?? "",
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(printed)).digest("hex");
}
