import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";

/** Words of choosing how and when to meet the doctor: in the form, and on the patient's own page. */
export const slotChoiceText = {
  how: "How would you like to meet?",
  modeName: { clinic: "At the clinic", video: "Video call" } satisfies Record<ConsultationMode, string>,
  videoRemark: (minutes: number) => `From home, ${minutes} minutes`,
  onlyMode: { clinic: "clinic only", video: "video only" } satisfies Record<ConsultationMode, string>,
  fee: (amount: string) => `Fee ${amount}`,
  noFee: "No fee",
  doctor: "Doctor",
  days: "Days to book",
  today: "Today",
  dayState: { closed: "Closed", full: "Full", over: "Over" },
  left: (count: number) => `${count} left`,
  freeTimes: (day: string) => `Free times on ${day}`,
  noTimesOn: (day: string) => `There are no free times on ${day}. Please choose another day.`,
  taken: "taken",
  time: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" } satisfies Record<
    PreferredTime,
    string
  >,
  submitting: "Submitting...",
};
