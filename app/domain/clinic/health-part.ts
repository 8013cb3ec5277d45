import type { Gender } from "#app/domain/prescriptions/patient.ts";

/** What only patient, doctor and admin may know of a consultation. */
export type HealthPart = {
  ageYears: number;
  gender: Gender;
  guardianName: string;
  mainComplaints: string;
  duration: string;
  previousTreatment: string;
  isSharingRecords: boolean;
  doctorNotes: string;
  consentVersion: string;
  consentText: string;
  consentedAt: Date;
  consentWithdrawnAt: Date | undefined;
  records: { uploadId: string; fileName: string; byteCount: number; uploadedAt: Date }[];
};
