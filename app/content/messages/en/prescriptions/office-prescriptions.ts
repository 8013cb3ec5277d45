import type { LinePart } from "#app/domain/prescriptions/prescription-line.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

/** Words of the prescription writer and the prescriptions of the back office. */
export const officePrescriptionsText = {
  title: "Prescriptions",
  note: "Each time it is opened is recorded.",
  search: "Number, patient or phone",
  searchButton: "Search",
  columns: {
    patient: "Patient",
    doctor: "Doctor",
    issued: "Signed",
    until: "Valid until",
    state: "State",
  },
  states: {
    valid: "Valid",
    expired: "Over",
    replaced: "Replaced",
    revoked: "Revoked",
  } satisfies Record<PrescriptionState, string>,
  howTo: "A prescription is written from the consultation it belongs to.",
  toConsultations: "To the consultations",
  one: {
    title: (number: string) => `Prescription ${number}`,
    issued: (number: string, sentBy: "both" | "mail" | "sms" | "none") =>
      ({
        both: `Prescription ${number} is signed. Its link goes to the patient by email and text message.`,
        mail: `Prescription ${number} is signed. Its link goes to the patient by email.`,
        sms: `Prescription ${number} is signed. Its link goes to the patient by text message.`,
        none: `Prescription ${number} is signed. The patient has left neither an email nor a phone: please print it.`,
      })[sentBy],
    notIntact: "The rows are no longer what was signed. Do not hand it out.",
    link: "The patient's page",
    pdf: "PDF",
    print: "Print",
    replace: "Write a new version",
    replaceText: "The patient gets the new version; this one is no longer valid from then on.",
    revoke: "Revoke",
    revokeAsk: (number: string) =>
      `Prescription ${number} is taken back for good, and the patient is told so.`,
    reason: "Reason",
    reasonHint: "Kept in the shop's records; the patient does not see it.",
    revoked: "The prescription is revoked.",
    revokedFor: (reason: string) => `Revoked: ${reason}`,
    acts: "What to do",
  },
  writer: {
    title: "Write prescription",
    replacing: (number: string) => `New version of ${number}`,
    patient: (name: string, age: number, gender: string) => `${name}, ${age}, ${gender}`,
    gender: { male: "male", female: "female", other: "other" },
    guardian: (name: string) => `Adult: ${name}`,
    said: "What the patient wrote",
    medicines: "Medicines",
    linesHint:
      "One medicine in each row: medicine and potency, dose, how often, for how long, anything else.",
    example: "nux-v 200, 4 globules, twice a day, 15 days",
    line: (n: number) => `Line ${n}`,
    suggestions: "Remedies",
    preview: "Preview, more rows",
    printed: "Will be printed:",
    inHindi: "In Hindi:",
    englishOnly: (unknown: string) =>
      `This will be printed in English: the whole dose, as there is no Hindi for “${unknown}”. Other words may work.`,
    liquidOnly:
      "Our shop has this potency only as a liquid. The patient is told that globules must be medicated with it, and chooses.",
    asTyped: "Not in the list of remedies; printed as typed.",
    mayBe: (names: string) =>
      `May be ${names}. Please type more of the name, or sign again to print it as typed.`,
    missing: (parts: string) => `Still missing: ${parts}.`,
    parts: {
      medicine: "the medicine",
      dose: "the dose",
      frequency: "how often",
      days: "for how long",
    } satisfies Record<LinePart, string>,
    notPossible: "This dose cannot be printed. Please check the numbers.",
    complaint: "Complaint",
    complaintHint: "Printed on the prescription.",
    advice: "Advice",
    optional: "(optional)",
    consent:
      "I have confirmed who the patient is. The patient (for a child, the adult) agrees to this consultation.",
    sign: "Sign and send",
    signNote: "Once signed it is never changed, only revoked or replaced.",
    problems: {
      lines: "Please write at least one medicine.",
      complaint: "Please write the complaint.",
      consent: "Please tick that the patient agrees.",
    },
    check: "Please look at the marked lines first.",
  },
  refusals: {
    "not-allowed": "Only a doctor writes prescriptions.",
    "unregistered-doctor":
      "Your account is not linked to an active doctor with a name and a registration number. See Doctors, hours.",
    "unknown-consultation": "This consultation does not exist.",
    "not-your-patient": "Another doctor sees this patient.",
    "not-seen": "The patient has not been seen: the consultation is not confirmed, or was called off.",
    "no-consent": "The patient's consent is not on file.",
    "no-guardian": "For a patient under 18 an adult must be named.",
    "bad-prescription": "Please check complaint, advice and lines: something is missing or too long.",
    "unknown-medicine": "One of these medicines does not exist any more.",
    "unknown-prescription": "This prescription does not exist.",
    revoked: "This prescription is revoked already.",
    replaced: "There is a newer version of this prescription already.",
    "no-reason": "Please write the reason.",
  },
};
