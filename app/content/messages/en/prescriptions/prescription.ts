import { counted } from "#app/content/messages/counted.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { PrescriptionState } from "#app/domain/prescriptions/prescription-state.ts";

const states = {
  valid: undefined,
  expired: (date: string) =>
    `This prescription was valid until ${date}. Please ask the doctor before you take it any further.`,
  revoked: (_: string) =>
    "The clinic has withdrawn this prescription. Please do not follow it any further before you have spoken to us.",
  replaced: (_: string) =>
    "There is a newer version of this prescription; we have sent you its link. Please follow only the newer one.",
};

/** The pages of a prescription: for the patient, for who checks a paper, for a reminder. */
export const prescriptionText = {
  breadcrumb: "You are here",
  home: "Home",
  title: "Prescription",
  heading: (number: string) => `Prescription ${number}`,
  pdf: "Download as PDF",
  printHint: "To print it, use the print command of your browser or the PDF.",
  registration: (number: string) => `Registration number ${number}`,
  date: "Date",
  visit: "Consultation",
  mode: { clinic: "At the clinic", video: "By video" },
  number: "Number",
  patient: "Patient",
  ageGender: "Age, gender",
  gender: { male: "male", female: "female", other: "other" },
  guardian: "Parent or guardian",
  phone: "Phone",
  validUntil: "Valid until",
  complaint: "Complaint:",
  advice: "Advice.",
  rx: "Medicines",
  consent: (date: string) => `The patient agreed to this consultation on ${date}.`,
  signed: (doctor: string, date: string) => `Signed electronically by ${doctor}, ${date}.`,
  checkIt: "Anybody can check this prescription with its number and code at",
  code: "Verification code",
  digest: "Digest (SHA-256)",
  freeChoice: "You are free to buy these medicines in any pharmacy.",
  states,
  expiredNow: "This prescription is no longer valid. Please ask the doctor before you take it any further.",
  /** What stands on a paper that must not be followed; undefined on a valid one. */
  warning: ({
    state,
    isIntact,
    expiresOn,
  }: {
    state: PrescriptionState;
    isIntact: boolean;
    expiresOn: string;
  }) =>
    isIntact
      ? states[state]?.(formatDate(expiresOn))
      : "This prescription does not match what was signed. Please call us before you follow it.",
  missingTitle: "We could not find this prescription",
  missingText: "Please open the whole link from our message again, or call us.",
  tooManyLinks: (when: string) =>
    `There were too many wrong links from your network. Please try again ${when}.`,
  askDoctor: {
    title: "Ask the doctor",
    ask: "Ask for a consultation",
    call: (phone: string) => `Call ${phone}`,
  },
  buy: {
    title: "Buy these medicines here",
    lineStates: {
      "in-stock": "In stock",
      "other-brand": "In stock from another brand",
      "other-pack": "In stock in another pack",
      "as-liquid": "Only as a liquid",
      missing: "Not available now",
    },
    reasons: {
      "not-kept": "We do not keep it. Please ask at our counter or in any other pharmacy.",
      "sold-out": "Not enough packs are left. Please ask at our counter or in any other pharmacy.",
      "already-bought": "You have already ordered it with this prescription.",
    },
    liquid:
      "Prescribed in globules. This is the liquid, with alcohol, that globules are medicated with. Do not take the dose from the bottle. Ask our pharmacist or the doctor first.",
    takeLiquid: (packSize: string, price: string) =>
      `Add the liquid, ${packSize}, instead of globules (${price})`,
    liquidNotChosen:
      "Nothing was added. These medicines are here only as a liquid; tick those that you want.",
    addTicked: "Add what is ticked to the cart",
    packs: (quantity: number, name: string, brand: string) => `${quantity} × ${name}, ${brand}`,
    enough: (days: string) => `Enough for ${days}`,
    doctorOnly: "Sold only by prescription",
    total: (price: string) => `Together ${price}`,
    add: (count: number) => (count === 1 ? "Add it to the cart" : `Add all ${count} to the cart`),
    adding: "Adding...",
    missing: (count: number) => `${counted(count, "line")} not available here now.`,
    nothing: "None of these medicines is available here now.",
    estimate: "The number of packs is worked out from usual drops, globules and tablets.",
  },
  refill: {
    title: "Reminders before a medicine runs out",
    text: "We send one message a few days before. It names no medicine. You can move, skip or stop it at any time.",
    byMail: "Remind me by e-mail",
    bySms: "Remind me by text message",
    noTexts: "We cannot send text messages yet. Please choose e-mail.",
    on: (date: string, end: string) => `Reminder on ${date}. It runs out around ${end}.`,
    sent: (end: string) => `We have reminded you. It runs out around ${end}.`,
    stopped: "The reminder is stopped.",
    change: "Move, skip or stop",
    saved: "The reminder is set.",
    notFound: "This reminder cannot be set. Please open the prescription again.",
    pageTitle: "Your reminder",
    of: (medicine: string, number: string) => `${medicine}, from prescription ${number}`,
    open: "Open the prescription",
    again: "Order again",
    moveTitle: "On another day",
    moveLabel: "Remind me on",
    moveHint: "From tomorrow, up to a year ahead",
    move: "Move the reminder",
    skip: "Skip this time",
    skipText: (days: string) => `Remind me ${days} later instead.`,
    stop: "Stop this reminder",
    restart: "Start it again",
    badDate: "Please choose a day from tomorrow, up to a year ahead.",
    withdrawn: "We will not remind you of it again.",
    unknownIntent: "Please choose what to do with the reminder.",
    done: {
      move: "The reminder is moved.",
      skip: "We will skip it this time.",
      stop: "The reminder is stopped. We will not write about it again.",
      restart: "The reminder is on again.",
    },
    askDoctor: "Please ask your doctor before you take a medicine for longer than it was prescribed.",
    missingTitle: "We could not find this reminder",
    missingText: "Please open the whole link from our message again.",
  },
  verify: {
    title: "Check a prescription",
    description:
      "Enter the number and code printed on a prescription from our clinic. We check that it is genuine, still valid and unchanged since signing.",
    text: "Type the number and the code printed on the paper. You see whether we signed it and whether it is still valid, but not the patient or the medicines.",
    number: "Prescription number",
    numberHint: "Such as RX26-5284-7160",
    code: "Verification code",
    check: "Check",
    badNumber: "Please check the number: it has RX, two digits of the year and eight more digits.",
    badCode: "Please type the code of eight letters and digits.",
    errorTitle: "Please check what you have typed",
    notGenuine: "We have no prescription with this number and code. Please compare both with the paper.",
    tooMany: (when: string) => `There were too many tries. Please try again ${when}.`,
    states: {
      valid: "This prescription is genuine and valid.",
      expired: "This prescription is genuine, but it has expired.",
      revoked: "This prescription was withdrawn. It must not be used.",
      replaced: "This prescription was replaced by a newer version. It must not be used.",
    },
    doctor: "Doctor",
    signedOn: "Signed on",
    validUntil: "Valid until",
    compare: "The digest on the paper should be",
  },
};
