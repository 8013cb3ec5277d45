import type { Db } from "#app/db/client.server.ts";
import type { BulkForm, ContactForm } from "#app/domain/enquiries/request-form.ts";
import {
  type Sender,
  type SentEnquiry,
  sendBulkRequest,
  sendContactMessage,
  type WantedProduct,
} from "#app/services/enquiries/send-enquiry.server.ts";
import { SATURDAY_MORNING } from "#tests/support/fixtures.ts";

let count = 0;

/** A guest on one network with a page of their own. */
export function sender(change: Partial<Sender> = {}): Sender {
  return {
    idempotencyKey: `page-${++count}-of-the-tests`,
    profileId: undefined,
    clientAddress: "192.0.2.9",
    now: SATURDAY_MORNING,
    ...change,
  };
}

export function contactForm(change: Partial<ContactForm> = {}): ContactForm {
  return {
    name: "Asha Devi",
    email: "asha@example.org",
    phone: "9812345678",
    subject: "Opening hours",
    message: "Are you open on Sunday?",
    ...change,
  };
}

export function bulkForm(change: Partial<BulkForm> = {}): BulkForm {
  const { subject: _, ...person } = contactForm();
  return {
    ...person,
    organization: "Devi Clinic",
    requestType: "doctor",
    message: "Every month, please.",
    ...change,
  };
}

/** A message that was taken; fails the test when it is refused. */
export async function sendMessage(
  db: Db,
  { form, ...who }: Partial<Sender> & { form?: Partial<ContactForm> } = {},
): Promise<SentEnquiry> {
  const sent = await sendContactMessage(db, { ...sender(who), form: contactForm(form) });
  if (!sent.ok) throw new Error(`The message is refused: ${sent.reason}`);
  return sent.value;
}

/** A bulk request that was taken; fails the test when it is refused. */
export async function sendBulk(db: Db, lines: readonly WantedProduct[] = []): Promise<SentEnquiry> {
  const email = `practice-${++count}@example.org`;
  const sent = await sendBulkRequest(db, { ...sender(), form: bulkForm({ email }), lines });
  if (!sent.ok) throw new Error(`The request is refused: ${sent.reason}`);
  return sent.value;
}
