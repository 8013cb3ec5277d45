// The life of a consultation as a table. Without a time it is requested or waits for one; with a time it is confirmed.

export const CONSULTATION_STATUSES = [
  "requested",
  "wait_listed",
  "confirmed",
  "arrived",
  "completed",
  "cancelled",
  "missed",
] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

const NEXT: Record<ConsultationStatus, readonly ConsultationStatus[]> = {
  requested: ["confirmed", "wait_listed", "cancelled"],
  wait_listed: ["confirmed", "cancelled"],
  // Confirmed again for another time; by video nobody arrives.
  confirmed: ["confirmed", "arrived", "completed", "missed", "cancelled"],
  arrived: ["completed", "missed"],
  // Who was given up came after all.
  missed: ["arrived"],
  completed: [],
  cancelled: [],
};

const CHANGED_BY_PATIENT: readonly ConsultationStatus[] = ["requested", "wait_listed", "confirmed"];
const HOUR_MS = 60 * 60_000;

/** True when a consultation may go from one status to the other in one step. */
export function mayBecome(from: ConsultationStatus, to: ConsultationStatus): boolean {
  return NEXT[from].includes(to);
}

/** What may follow a status; nothing after a final one. */
export function nextConsultationStatuses(status: ConsultationStatus): readonly ConsultationStatus[] {
  return NEXT[status];
}

/** True while the patient moves or cancels alone: before a time is agreed always, then until `changeUntilHours` before it. */
export function canPatientChange(
  { status, startsAt }: { status: ConsultationStatus; startsAt: Date | undefined },
  { changeUntilHours, now }: { changeUntilHours: number; now: Date },
): boolean {
  if (!CHANGED_BY_PATIENT.includes(status)) return false;
  return !startsAt || now.getTime() <= startsAt.getTime() - changeUntilHours * HOUR_MS;
}

/** True once patient and doctor have met: what was written is a medical record then. */
export function hasTakenPlace(status: ConsultationStatus): boolean {
  return status === "arrived" || status === "completed";
}

/** True while a request waits for its answer. */
export function waitsForAnswer(status: ConsultationStatus): boolean {
  return status === "requested";
}
