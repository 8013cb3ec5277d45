import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

export type PaperLine = {
  id: number;
  medicine: string;
  potencyLabel: string | undefined;
  form: string;
  dose: string;
  /** Absent where it cannot be said whole. */
  doseHindi: string | undefined;
  daysInWords: string;
};

/** A prescription as its paper shows it. */
export type Paper = {
  number: string;
  verificationCode: string;
  digest: string;
  state: PrescriptionState;
  isIntact: boolean;
  doctorName: string;
  doctorQualification: string;
  registrationNumber: string;
  patientName: string;
  patientAgeYears: number;
  patientGender: "male" | "female" | "other";
  /** Ten digits; empty on papers from before it was printed. */
  patientPhone: string;
  patientGuardian: string;
  mode: "clinic" | "video";
  complaint: string;
  advice: string;
  consentedAt: Date;
  issuedAt: Date;
  expiresOn: string;
  lines: PaperLine[];
};

/** Whether and how a line can be had now. */
export type LineState = {
  lineId: number;
  state: "in-stock" | "other-brand" | "other-pack" | "as-liquid" | "missing";
  reason?: "not-kept" | "sold-out" | "already-bought";
  offer?: {
    slug: string;
    name: string;
    brandName: string;
    packSize: string;
    quantity: number;
    totalPaise: number;
    soldTo: SoldTo;
  };
};

/** A reminder that the patient asked for. */
export type Reminder = {
  lineId: number;
  token: string;
  runsOutOn: string;
  remindOn: string;
  isStopped: boolean;
  isSent: boolean;
};
