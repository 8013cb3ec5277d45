import { eq } from "drizzle-orm";
import { consultationMail, type LetterConsultation } from "#app/content/messages/clinic/consultation-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { canPatientChange } from "#app/domain/clinic/consultation-status.ts";
import { waysToReach } from "#app/domain/prescriptions/ways-to-reach.ts";
import type { Settings } from "#app/domain/settings.ts";
import { endMessages, enqueueMessages, type NewMessage } from "#app/services/outbox.server.ts";

export type ConsultationNews = {
  consultationId: number;
  toPatient?: PatientLetter;
  /** To the shop's address and to the doctor whose slot it is. */
  toShop?: keyof typeof consultationMail.shopLetters;
  /** The free time that the letter leads to. */
  offer?: { startsAt: Date; doctor: { slug: string; name: string } };
  /** What happened; the same letter goes out once for the same occasion. */
  occasion: string;
  settings: Settings;
  publicOrigin: string;
  now: Date;
};

type PatientLetter = keyof typeof consultationMail.patientLetters;

const ENDS_WITH_THE_TIME = new Set<PatientLetter>(["timeFree", "confirmed", "dayBefore", "hoursBefore"]);
/** They change nothing that an earlier letter has said. */
const ABOUT_THE_SAME_TIME = new Set<PatientLetter>(["timeFree", "dayBefore", "hoursBefore"]);

/** Queues letters about a consultation: to the patient by mail and as a text message (or the one that was given), to shop and doctor by mail. No word of them is about health. */
export async function queueConsultationLetters(tx: Db, news: ConsultationNews): Promise<void> {
  const { consultation, email, doctorEmail } = await findLetterConsultation(tx, news);
  const { settings, toPatient, now } = news;
  const messages: NewMessage[] = [];
  const keyFor = (reader: string, occasion = ` ${news.occasion}`) =>
    `consultation ${consultation.number} ${reader}${occasion}`;
  if (toPatient) {
    // Who has moved a time is not told of the old one afterwards.
    if (!ABOUT_THE_SAME_TIME.has(toPatient))
      await endMessages(tx, { keyStarts: [keyFor("patient ", "")], now });
    const letter = consultationMail.patientLetters[toPatient];
    const subject = letter.subject(consultation);
    const usefulUntil = ENDS_WITH_THE_TIME.has(toPatient)
      ? (consultation.offer ?? consultation.slot)?.startsAt
      : undefined;
    const bodies = {
      mail: consultationMail.letterBody(consultation, letter),
      sms: consultationMail.textMessage(consultation, letter),
    };
    for (const { channel, recipient } of waysToReach({ email, phone: consultation.phone }))
      messages.push({
        dedupeKey: keyFor(`patient ${channel}`),
        ...{ channel, recipient, subject, body: bodies[channel], usefulUntil },
        // Anybody can ask with any address; all later news needs its link or the clinic.
        bound: news.occasion === "requested" ? "mail-form" : undefined,
      });
  }
  if (news.toShop) {
    const letter = consultationMail.shopLetters[news.toShop];
    for (const recipient of new Set([settings.shop.email, ...(doctorEmail ? [doctorEmail] : [])])) {
      messages.push({
        dedupeKey: keyFor(`shop ${recipient}`),
        channel: "mail",
        recipient,
        subject: letter.subject(consultation),
        body: consultationMail.shopBody(consultation, letter),
      });
    }
  }
  await enqueueMessages(tx, messages, now);
}

async function findLetterConsultation(
  tx: Db,
  { consultationId, offer, settings, publicOrigin, now }: ConsultationNews,
): Promise<{ consultation: LetterConsultation; email: string; doctorEmail: string | null }> {
  const [row] = await tx
    .select({
      number: consultations.number,
      token: consultations.token,
      name: consultations.name,
      email: consultations.email,
      phone: consultations.phone,
      startsAt: consultations.startsAt,
      mode: consultations.mode,
      status: consultations.status,
      videoLink: consultations.videoLink,
      wantedOn: consultations.preferredDate,
      answerBy: consultations.answerBy,
      doctorName: doctors.name,
      doctorEmail: profiles.email,
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, consultations.doctorId))
    .leftJoin(profiles, eq(profiles.id, doctors.profileId))
    .where(eq(consultations.id, consultationId));
  const { token, email, doctorEmail, startsAt, mode, status, videoLink, doctorName, ...known } = row!;
  const { shop, clinic } = settings;
  const { line1, area, town, state, pincode } = shop.address;
  return {
    email,
    doctorEmail,
    consultation: {
      ...known,
      slot: startsAt && mode ? { startsAt, mode, doctorName: doctorName ?? "" } : undefined,
      videoLink,
      hasRoom: clinic.videoBaseUrl !== undefined,
      offer: offer && { startsAt: offer.startsAt, doctorName: offer.doctor.name },
      changeUntilHours: clinic.changeUntilHours,
      isChangeable: canPatientChange({ status, startsAt: startsAt ?? undefined }, { ...clinic, now }),
      pageUrl: pageAddress(publicOrigin, `/consultation/${token}${offer ? `?${addressOf(offer)}` : ""}`),
      askUrl: pageAddress(publicOrigin, "/doctor-consultation"),
      shop: { ...shop, address: [line1, area, `${town} ${pincode}`, state].filter(Boolean).join(", ") },
    },
  };
}

function addressOf({ startsAt, doctor }: NonNullable<ConsultationNews["offer"]>): string {
  return `${new URLSearchParams({ doctor: doctor.slug, slot: startsAt.toISOString() })}#times`;
}
