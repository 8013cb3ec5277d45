import type { ConsultationProblem } from "#app/domain/clinic/consultation-form.ts";
import type { GuardianRelation } from "#app/domain/clinic/guardian.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";
import type { Gender } from "#app/domain/prescriptions/patient.ts";

/** Words of the form on /doctor-consultation (labels and messages as in the specification). */
export const consultationText = {
  title: "Doctor Consultation",
  description: (shop: string, town: string) =>
    `Ask for a consultation with a homeopathic doctor of ${shop} in ${town}.`,
  heading: "Book a doctor consultation",
  lead: {
    clinic: (town: string) => `Meet the doctor at our clinic in ${town}.`,
    both: (town: string) => `Meet the doctor at our clinic in ${town}, or by video call from home.`,
    video: () => "Meet the doctor by video call from home.",
  },
  leadTimes: (hours: number) =>
    `A free time that you choose is booked at once. Without one we contact you within ${hours} hours.`,
  leadWithoutDoctor: (hours: number) =>
    `No doctor can be booked here yet. You may still send a request: we answer within ${hours} hours.`,
  leadRequest: (hours: number) => `We contact you within ${hours} hours to agree on a time.`,
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
  noFixedTime: "No fixed time",
  noFixedTimeRemark: "Say below when it suits you; we call you.",
  waitList: "Put me on the waiting list",
  waitListRemark: (day: string) =>
    `All times on ${day} are taken. We write to you when one becomes free, whatever the time.`,
  preferredDate: "Preferred Date",
  preferredTime: "Preferred Time",
  chooseTime: "Choose a time of day",
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
  guardianRelation: "Relation to the patient",
  guardianRelationHint: "Needed when the patient is under 18.",
  guardianRelationName: {
    mother: "Mother",
    father: "Father",
    guardian: "Legal guardian",
  } satisfies Record<GuardianRelation, string>,
  guardianPhone: "Phone of the parent or guardian",
  guardianPhoneHint: "Needed when the patient is under 18. We may call to check that a parent agrees.",
  guardianFold: "The patient is under 18",
  historyFold: "History and reports (optional)",
  complaints: "Main Health Complaints",
  complaintsHint: "In your own words, in Hindi or English.",
  duration: "Duration of Complaints",
  previousTreatment: "Previous Treatments",
  shareRecords: "I will share my medical records during the consultation",
  optional: "(optional)",
  submit: "Request Consultation",
  note: (hours: number) => `Our team will contact you within ${hours} hours.`,
  noteBooked: "The time you have chosen is booked at once.",
  consent: {
    // Whoever changes it raises CONSENT_VERSION.
    text: "By pressing Request Consultation you ask for a consultation, by video call where you chose it. You can withdraw each consent on the page of your consultation.",
    health:
      "I agree that the doctor uses what I wrote about health for this consultation. Only the doctor and the owner read it.",
    reminders: "Remind me of this consultation by e-mail or text message.",
    guardian: "The patient is under 18. I am the parent or legal guardian and agree to this consultation.",
    privacy: "How we treat your data",
  },

  allRequired: "Please fill all required fields",
  unreached:
    "The shop could not be reached. What you typed is still here: check your connection and send it again.",
  errorTitle: "Please check these fields",
  missing: {
    name: "Enter the patient's full name",
    email: "Enter an email address",
    phone: "Enter a phone number",
    age: "Enter the age in years",
    gender: "Choose a gender",
    preferredDate: "Choose a date",
    preferredTime: "Choose a time of day",
    guardianPhone: "Enter the phone number of the parent or guardian",
    healthConsent: "Tick that the doctor may use what you wrote about health",
    mainComplaints: "Tell the doctor what it is about",
  } as Record<string, string>,
  problems: {
    required: "Please fill all required fields",
    email: "Please enter a valid email address",
    phone: "Please enter a valid 10-digit phone number",
    link: "Please enter the name alone, without a web address or phone number",
    "too-long": "This is longer than the field can take",
    age: "Enter the age as a whole number from 0 to 120",
    gender: "Choose a gender",
    date: "Choose a date within the next year",
    "past-date": "This date is over. Choose today or a later day",
    "past-time": "This time of today is over. Choose a later one, or another day",
    time: "Choose a time of day",
    guardian: "Enter the name of the parent or guardian: the patient is under 18",
    slot: "Choose one of the times shown",
    consent: "Tick that the doctor may use what you wrote about health",
    "guardian-relation": "Choose how the parent or guardian is related to the patient",
    "guardian-consent": "The parent or guardian must tick this: the patient is under 18",
  } satisfies Record<ConsultationProblem, string>,
  refusals: {
    "not-open": "The clinic takes no requests yet. What you typed is still here.",
    "slot-taken":
      "Somebody has just taken this time. Please choose another one; what you typed is still here.",
    "slot-gone":
      "This time is not offered any more. Please choose another one; what you typed is still here.",
    "other-mode":
      "At this time the doctor sees patients only in the other way: at the clinic or by video. Please choose that, or another time; what you typed is still here.",
  },
  tooMany: (when: string) =>
    `Too many requests came from this connection. Please try again ${when}, or call us.`,
  notOpen: "The clinic is not open for patients yet.",
  badForm: "The shop did not understand this form. Please open the page again and try once more.",

  choice: "Your choice",
  why: {
    heading: "Why our doctors",
    points: [
      "Registered homeopathic doctors, with the registration number on every prescription.",
      "Time to listen: the doctor asks about you, not only about the complaint.",
      "A written plan, with each remedy, potency and dose in clear print.",
      "Your records stay between you and the clinic.",
    ],
  },
  steps: {
    heading: "What happens next",
    list: [
      { title: "Submit your request", text: "Takes about two minutes" },
      { title: "Confirmation call", text: "To agree on a time" },
    ],
    listBooked: [
      { title: "Submit your request", text: "Takes about two minutes" },
      { title: "Booked at once", text: "We send you the time by message" },
    ],
    consultation: "Consultation",
    where: { clinic: "At the clinic", both: "At the clinic or by video call", video: "By video call" },
    plan: { title: "Treatment plan", text: "In writing" },
  },
  chat: {
    text: "You can also send your records by chat:",
    noAdvice: "We give no medical advice in chat.",
    message: "Hello, I would like to send records for my consultation.",
  },
};
