import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";

/** A time that can be booked, by the instant at which it begins. */
export type SlotView = {
  value: string;
  minutes: number;
  part: PreferredTime;
  isTaken: boolean;
  modes: readonly ConsultationMode[];
};

export type DoctorView = {
  slug: string;
  name: string;
  qualification: string;
  title: string;
  languages: string[];
  registrationNumber: string;
  photoUrl: string | undefined;
  feePaise: number;
  slotMinutes: number;
};

/** Where patients can meet the doctor: at the clinic alone, by video alone, or both. */
export type Meeting = "clinic" | "video" | "both";

/** The doctor and the day that are looked at, and what can be chosen beside them. */
export type BookingView = {
  doctors: DoctorView[];
  doctor: DoctorView;
  modes: ConsultationMode[];
  days: { date: string; freeCount: number; state: "open" | "full" | "over" | "closed" }[];
  date: string;
  nextFree: Date | undefined;
  slots: SlotView[];
  /** The slot that the address names, free or not. */
  askedSlot?: string | undefined;
};

/** What a refused request says; all that was typed comes back. */
export type RequestAnswer = {
  answeredAt: number;
  message?: string;
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** What the patient's page shows of a consultation. */
export type ConsultationView = {
  number: string;
  status: ConsultationStatus;
  name: string;
  preferredDate: string;
  preferredTime: PreferredTime | undefined;
  answerBy: Date;
  slot:
    | {
        startsAt: Date;
        mode: ConsultationMode;
        feePaise: number;
        isFollowUp: boolean;
        doctor: Pick<DoctorView, "name" | "qualification" | "registrationNumber" | "photoUrl">;
        videoUrl: `https://${string}` | undefined;
      }
    | undefined;
  /** Agreed on, and its time is over. */
  isTimeOver: boolean;
  isChangeable: boolean;
  changeUntilHours: number;
};

/** What a refused form of the patient's page says; `file` is about the record that was sent. */
export type SheetAnswer = { message?: string; file?: string };

/** What the request form needs beside its own words. */
export type RequestFormProps = {
  answer: RequestAnswer | undefined;
  booking: BookingView | undefined;
  /** The day that the address names, as the wish to begin with. */
  askedDate: string | undefined;
  today: string;
  /** The parts of today that are over. */
  timesOver: PreferredTime[];
  idempotencyKey: string;
  known: Record<string, string>;
  /** What was chosen of times, waiting list and neither, so that it stands when its day is opened again. */
  choice: string | undefined;
  /** Whether the chosen time is one of those shown, and free. */
  isChoiceShown: boolean;
  onChoice: (slot: string) => void;
};
