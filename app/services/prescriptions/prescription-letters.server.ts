import {
  type LetterPrescription,
  type PrescriptionLetter,
  prescriptionMail,
} from "#app/content/messages/prescriptions/prescription-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { waysToReach } from "#app/domain/prescriptions/ways-to-reach.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";

/** Queues a letter to a patient by mail and as a text message, or the one of them that was given; forgotten once they are sent: their link opens a prescription. They name no medicine. */
export async function queuePrescriptionLetter(
  tx: Db,
  news: {
    kind: PrescriptionLetter;
    patient: { name: string; email: string; phone: string };
    prescription: LetterPrescription;
    shop: { name: string; phone?: string | undefined; email: string };
    now: Date;
  },
): Promise<void> {
  const { kind, patient, prescription, shop, now } = news;
  const letter = prescriptionMail.letter(kind, { ...news, name: patient.name });
  const text = { subject: letter.subject, body: prescriptionMail.textMessage(kind, { prescription, shop }) };
  const messages = waysToReach(patient).map(({ channel, recipient }) => ({
    dedupeKey: `${SECRET_MESSAGE}prescription ${prescription.number} ${kind} ${channel}`,
    channel,
    recipient,
    ...(channel === "mail" ? letter : text),
  }));
  await enqueueMessages(tx, messages, now);
}
