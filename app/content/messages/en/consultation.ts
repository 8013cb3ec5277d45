import type { ConsultationProblem } from "#app/domain/consultation-form.ts";
import type { ConsultationMode } from "#app/domain/consultation-slot.ts";
import type { ConsultationStatus } from "#app/domain/consultation-status.ts";
import type { Gender } from "#app/domain/patient.ts";
import type { PreferredTime } from "#app/domain/preferred-time.ts";
import type { PrescriptionState } from "#app/domain/prescription-state.ts";

/** The version of the words of `consent.text`; it changes whenever they do. */
export const CONSENT_VERSION = "2026-11-21";

/** Words of /doctor-consultation (labels and messages as in the specification) and of the patient's own page. */
export const consultationText = {
  title: "Doctor Consultation",
  description: (shop: string, town: string) =>
    `Ask for a consultation with a registered homoeopathic doctor of ${shop}: at the clinic in ${town} or by video call.`,
  heading: "Book a doctor consultation",
  lead: (town: string) =>
    `Meet the doctor at our clinic in ${town}, or by video call from home. We contact you within 24 hours to confirm.`,
  home: "Home",
  backHome: "Back to home",
  emergency: {
    title: "In an emergency do not wait for us",
    text: "Chest pain, trouble breathing, heavy bleeding, a stroke, an injury, a baby with fever or trouble in pregnancy: go to the nearest hospital or call",
    number: "112",
  },

  appointment: "Appointment Preference",
  personal: "Personal Information",
  health: "Health Information",
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
  noFixedTime: "No fixed time",
  noFixedTimeRemark: "Say below when it suits you; we call you.",
  waitList: "Put me on the waiting list",
  waitListRemark: (day: string) =>
    `All times on ${day} are taken. We write to you when one becomes free, whatever the time.`,
  preferredDate: "Preferred Date",
  preferredTime: "Preferred Time",
  preferredHint: "Not needed when you have chosen a time or the waiting list above.",
  chooseTime: "Choose a time of day",
  time: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" } satisfies Record<
    PreferredTime,
    string
  >,
  timeSpan: {
    morning: "9AM-12PM",
    afternoon: "12PM-3PM",
    evening: "3PM-6PM",
  } satisfies Record<PreferredTime, string>,

  name: "Full Name",
  email: "Email",
  phone: "Phone",
  age: "Age",
  gender: "Gender",
  chooseGender: "Choose",
  genderName: { male: "Male", female: "Female", other: "Other" } satisfies Record<Gender, string>,
  guardianName: "Parent or guardian",
  guardianHint: "Needed when the patient is under 18. This adult is present at the consultation.",
  complaints: "Main Health Complaints",
  complaintsHint: "In your own words, in Hindi or English.",
  duration: "Duration of Complaints",
  previousTreatment: "Previous Treatments",
  shareRecords: "I will share my medical records during the consultation",
  optional: "(optional)",
  submit: "Request Consultation",
  submitting: "Submitting...",
  note: "Our team will contact you within 24 hours.",
  consent: {
    text: "By pressing Request Consultation you ask for a consultation, by video call where you chose it, and agree that we keep what you wrote here for it. Only the doctor and the owner read your health information. You can ask us to correct or delete it.",
    privacy: "How we treat your data",
  },

  success: "Consultation request submitted successfully!",
  allRequired: "Please fill all required fields",
  errorTitle: "Please check these fields",
  missing: {
    name: "Enter the patient's full name",
    email: "Enter an email address",
    phone: "Enter a phone number",
    age: "Enter the age in years",
    gender: "Choose a gender",
    preferredDate: "Choose a date",
    preferredTime: "Choose a time of day",
    mainComplaints: "Tell the doctor what it is about",
  } as Record<string, string>,
  problems: {
    required: "Please fill all required fields",
    email: "Please enter a valid email address",
    phone: "Please enter a valid 10-digit phone number",
    "too-long": "This is longer than the field can take",
    age: "Enter the age as a whole number from 0 to 120",
    gender: "Choose a gender",
    date: "Choose a date within the next year",
    "past-date": "This date is over. Choose today or a later day",
    "past-time": "This time of today is over. Choose a later one, or another day",
    time: "Choose a time of day",
    guardian: "Enter the name of the parent or guardian: the patient is under 18",
    slot: "Choose one of the times shown",
  } satisfies Record<ConsultationProblem, string>,
  refusals: {
    "slot-taken":
      "Somebody has just taken this time. Please choose another one; what you typed is still here.",
    "slot-gone":
      "This time is not offered any more. Please choose another one; what you typed is still here.",
    "other-mode":
      "At this time the doctor sees patients only in the other way: at the clinic or by video. Please choose that, or another time; what you typed is still here.",
    "too-many": "There were many requests from here. Please try again in an hour, or call us.",
  },
  badForm: "The shop did not understand this form. Please open the page again and try once more.",

  choice: "Your choice",
  why: {
    heading: "Why our doctors",
    points: [
      "Registered homoeopathic doctors, with the registration number on every prescription.",
      "Time to listen: the doctor asks about you, not only about the complaint.",
      "A written plan, with each remedy, potency and dose in clear print.",
      "Your records stay between you and the clinic.",
    ],
  },
  steps: {
    heading: "What happens next",
    list: [
      { title: "Submit your request", text: "Takes about two minutes" },
      { title: "Confirmation call", text: "Within 24 hours" },
      { title: "Consultation", text: "At the clinic or by video call" },
      { title: "Treatment plan", text: "In writing" },
    ],
  },
  chat: {
    text: "You can also send your records by chat:",
    noAdvice: "We give no medical advice in chat.",
    message: "Hello, I would like to send records for my consultation.",
  },

  own: {
    title: (number: string) => `Consultation ${number}`,
    listTitle: "Consultations and prescriptions",
    listEmpty: "No consultations yet",
    listEmptyText:
      "Consultations that you ask for while signed in stand here, with the prescriptions that come of them.",
    missingTitle: "Consultation not found",
    missingText: "This link does not lead to a consultation. Please check it, or call us.",
    ask: "Ask for a consultation",
    open: "Open",
    openNamed: (number: string) => `Open consultation ${number}`,
    for: (name: string) => `For ${name}`,
    prescription: (number: string, date: string) => `Prescription ${number} of ${date}`,
    prescriptionState: {
      valid: "Valid",
      expired: "Expired",
      revoked: "Withdrawn",
      replaced: "Replaced by a newer one",
    } satisfies Record<PrescriptionState, string>,
    status: {
      requested: "Requested",
      wait_listed: "On the waiting list",
      confirmed: "Confirmed",
      arrived: "At the clinic",
      completed: "Completed",
      cancelled: "Cancelled",
      missed: "Missed",
    } satisfies Record<ConsultationStatus, string>,
    answer: {
      requested: (by: string) => `We call you by ${by}.`,
      wait_listed: () => "We write to you as soon as a time becomes free on your day.",
      confirmed: () => "We look forward to seeing you.",
      arrived: () => "The doctor will see you soon.",
      completed: () => "Thank you for your trust.",
      cancelled: () => "This consultation will not take place.",
      missed: () => "We have not seen you. Please ask for another time, or call us.",
    } satisfies Record<ConsultationStatus, (by: string) => string>,
    timeIsOver: "This time is over. If we have missed each other, please call us.",
    again: "Another consultation?",
    wish: (date: string, time: string | undefined) => `Your wish: ${[date, time].filter(Boolean).join(", ")}`,
    with: (doctor: string, qualification: string) => `${doctor}, ${qualification}`,
    registration: (number: string) => `Registration ${number}`,
    followUp: "Follow-up, no fee",
    calendar: "Save to calendar",
    join: "Open the video call",
    joinLater: "We send you the way into the video call before it begins.",
    move: "Choose a time",
    moveAgain: "Choose another time",
    moveButton: "Take this time",
    cancel: "Cancel this consultation",
    cancelText: (hours: number) => `You can move or cancel until ${hours} hours before. It costs nothing.`,
    cancelButton: "Cancel consultation",
    tooLate: (phone: string) => `It is too late to move or cancel here. Please call ${phone}.`,
    noTimes: "There are no free times to choose from at the moment.",
    timeTaken: "Somebody else has taken this time by now. You stay on the waiting list.",
    timeOver: "This time can no longer be booked here. Please call us.",
    records: "Your records",
    recordsText:
      "Reports and pictures as PDF, JPEG, PNG or WebP, up to 10 MB each. Only the doctor and the owner can open them.",
    file: "Choose a file",
    send: "Send record",
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    size: (kilobytes: string) => `${kilobytes} kB`,
    fileProblems: {
      empty: "Choose a file first. This one is empty.",
      "too-large": "This file is too large. Send one of at most 10 MB, or take a smaller picture.",
      "wrong-type": "Only PDF, JPEG, PNG, WebP and AVIF files can be sent.",
      broken:
        "This file cannot be opened safely: it is damaged, locked with a password, or has scripts or other files in it. Save it anew, or send a photo of it.",
      "too-many": "There are already 20 records. Remove one first, or bring the others along.",
      cancelled: "This consultation is cancelled. Send records once you have asked for another one.",
      "too-many-tries": "There were many files from here. Please try again in an hour.",
      "not-found": "This link does not lead to a consultation. Please check it, or call us.",
      unreadable: "The file did not arrive whole. Please send it again.",
    },
    recordGone: "This link to a record is over. Open the record again from your consultation.",
    help: "Questions?",
    call: (phone: string) => `Call ${phone}`,
  },
};
