import {
  type LetterPrescription,
  type PrescriptionLetter,
  prescriptionMail,
} from "#app/content/messages/en/prescription-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";

/** Queues a letter to a patient, forgotten once it is sent: its link opens a prescription. It names no medicine. */
export async function queuePrescriptionLetter(
  tx: Db,
  news: {
    kind: PrescriptionLetter;
    patient: { name: string; email: string };
    prescription: LetterPrescription;
    shop: { name: string; phone: string };
    now: Date;
  },
): Promise<void> {
  const { kind, patient, prescription } = news;
  const letter = prescriptionMail.letter(kind, { ...news, name: patient.name });
  const dedupeKey = `${SECRET_MESSAGE}prescription ${prescription.number} ${kind}`;
  await enqueueMessages(tx, [{ dedupeKey, channel: "mail", recipient: patient.email, ...letter }], news.now);
}
