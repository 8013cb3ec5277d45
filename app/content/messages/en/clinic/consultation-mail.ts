import { formatDateTime, formatDay, formatTime } from "#app/content/messages/dates.ts";
import { booked } from "#app/content/messages/en/booked.ts";
import { reachText } from "#app/content/messages/reach.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

/** What a letter about a consultation may speak of: who, when and where, never why. */
export type LetterConsultation = {
  number: string;
  name: string;
  phone: string;
  /** Undefined without an agreed time. */
  slot: { startsAt: Date; doctorName: string; mode: ConsultationMode } | undefined;
  /** The way into the video call that the clinic has sent; empty before. */
  videoLink: string;
  /** Whether the patient's page leads into a room of the shop's own. */
  hasRoom: boolean;
  /** A time that is free, for somebody on the waiting list; the page's address leads to it. */
  offer: { startsAt: Date; doctorName: string } | undefined;
  /** The day that was asked for, as YYYY-MM-DD. */
  wantedOn: string;
  answerBy: Date;
  changeUntilHours: number;
  /** Whether the patient may still move or cancel it. */
  isChangeable: boolean;
  pageUrl: string;
  /** Where another consultation can be asked for. */
  askUrl: string;
  shop: { name: string; phone?: string | undefined; email: string; address: string };
};

type Letter = {
  subject: (consultation: LetterConsultation) => string;
  opening: (consultation: LetterConsultation) => string;
  /** Where the text message leads, if not to the consultation's page. */
  link?: (consultation: LetterConsultation) => string;
};

const patientLetters = {
  requested: {
    subject: ({ number }) => `Consultation ${number}: we have your request`,
    opening: ({ phone, answerBy }) =>
      `Thank you. We call you on ${formatPhone(phone)} by ${formatDateTime(answerBy)} to agree on a time.`,
  },
  wait_listed: {
    subject: ({ number }) => `Consultation ${number}: you are on the waiting list`,
    opening: () => "Thank you. We write to you as soon as a time becomes free on your day.",
  },
  timeFree: {
    subject: ({ offer }) => `A time is free: ${shortTime(offer)}`,
    opening: ({ offer, pageUrl }) =>
      [
        `A time has become free: ${when(offer)}.`,
        `Take it here while it is free: ${pageUrl}`,
        "If you do not, we tell the next person on the waiting list; the first who takes it has it.",
      ].join("\n"),
  },
  confirmed: {
    subject: ({ slot }) => (slot ? booked(slot.startsAt) : ""),
    opening: (consultation) =>
      [
        bookedWith(consultation),
        where(consultation),
        `For your calendar: ${consultation.pageUrl}/calendar`,
        changing(consultation),
      ].join("\n"),
  },
  videoLink: {
    subject: ({ slot }) => `Your video call: ${shortTime(slot)}`,
    opening: (consultation) => `${bookedWith(consultation)}\n${where(consultation)}`,
    link: ({ videoLink }) => videoLink,
  },
  cancelled: {
    subject: ({ number }) => `Consultation ${number} cancelled`,
    opening: () => "Your consultation is cancelled. You can ask for another time whenever you like.",
  },
  dayOver: {
    subject: ({ wantedOn }) => `No time became free on ${formatDay(wantedOn)}`,
    opening: ({ wantedOn, askUrl }) =>
      `No time became free on ${formatDay(wantedOn)}; please ask for another day: ${askUrl}`,
    link: ({ askUrl }) => askUrl,
  },
  dayBefore: {
    subject: (consultation) => `Reminder: consultation ${shortTime(consultation.slot)}`,
    opening: (consultation) => `Your appointment is ${when(consultation.slot)}.\n${where(consultation)}`,
  },
  hoursBefore: {
    subject: (consultation) => `Reminder: consultation today, ${clockTime(consultation.slot)}`,
    opening: (consultation) => `Your appointment is ${when(consultation.slot)}.\n${where(consultation)}`,
  },
} satisfies Record<string, Letter>;

const shopLetters = {
  requested: {
    subject: ({ number }) => `New consultation request ${number}`,
    opening: ({ name, phone, answerBy }) =>
      `${name}, ${formatPhone(phone)}. Please call by ${formatDateTime(answerBy)}.`,
  },
  wait_listed: {
    subject: ({ number }) => `Consultation ${number} is on the waiting list`,
    opening: ({ name, phone }) =>
      `${name}, ${formatPhone(phone)}. We write to them when a time becomes free.`,
  },
  confirmed: {
    subject: (consultation) => `Consultation ${consultation.number} booked: ${shortTime(consultation.slot)}`,
    opening: (consultation) =>
      `${consultation.name}, ${formatPhone(consultation.phone)}, ${when(consultation.slot)}, ${
        consultation.slot?.mode === "video" ? "by video call" : "at the clinic"
      }.`,
  },
  cancelled: {
    subject: ({ number }) => `Consultation ${number} cancelled by the patient`,
    opening: () => "Its time is free again; who is on the waiting list for that day is told.",
  },
} satisfies Record<string, Letter>;

export const consultationMail = {
  patientLetters,
  shopLetters,

  letterBody: (consultation: LetterConsultation, letter: Letter) =>
    [
      "Hello,",
      letter.opening(consultation),
      `Your consultation ${consultation.number}: ${consultation.pageUrl}`,
      "In an emergency do not wait for us: call 112 or go to the nearest hospital.",
      `${consultation.shop.name}\n${consultation.shop.address}\n${reachText.lines(consultation.shop)}`,
    ].join("\n\n"),

  textMessage: (consultation: LetterConsultation, letter: Letter) =>
    `${letter.subject(consultation)}. ${letter.link?.(consultation) ?? consultation.pageUrl} ${consultation.shop.name}`,

  shopBody: (consultation: LetterConsultation, letter: Letter) => letter.opening(consultation),

  calendar: {
    title: (shop: string) => `Consultation, ${shop}`,
    text: (doctor: string, pageUrl: string) => `With ${doctor}. Move or cancel: ${pageUrl}`,
    videoCall: "Video call",
  },
};

type Time = { startsAt: Date; doctorName: string };

function when(time: Time | undefined): string {
  return time ? `${shortTime(time)}, with ${time.doctorName}` : "";
}

function bookedWith({ slot }: LetterConsultation): string {
  return slot ? `${booked(slot.startsAt)}, with ${slot.doctorName}.` : "";
}

function changing({ isChangeable, changeUntilHours, shop }: LetterConsultation): string {
  return isChangeable
    ? `You can move or cancel it until ${changeUntilHours} hours before.`
    : `To move or cancel it, please ${reachText.callOrWrite(shop)}.`;
}

function where({ slot, shop, pageUrl, videoLink, hasRoom }: LetterConsultation): string {
  if (slot?.mode !== "video")
    return `At the clinic: ${shop.name}, ${shop.address}. Please come five minutes earlier.`;
  if (videoLink) return `Open the video call at that time: ${videoLink}`;
  return hasRoom
    ? `It is a video call. Open it from your page at that time: ${pageUrl}`
    : "It is a video call. The doctor sends you the link before the call.";
}

function shortTime(time: Time | undefined): string {
  return time ? `${formatDay(indiaDate(time.startsAt))}, ${clockTime(time)}` : "";
}

function clockTime(time: Time | undefined): string {
  return time ? formatTime(indiaMinutes(time.startsAt)) : "";
}
