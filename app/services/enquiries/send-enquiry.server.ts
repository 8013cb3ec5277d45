import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import { inTransaction, Undone, waitForTurn } from "#app/db/transaction.server.ts";
import { answerBy } from "#app/domain/enquiries/enquiry.ts";
import type { BulkForm, ContactForm } from "#app/domain/enquiries/request-form.ts";
import { ok } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Who sends a form, and which page it comes from: the same page sent twice with the same words makes one enquiry. */
export type Sender = {
  idempotencyKey: string;
  /** The account that is signed in; a guest has none. */
  profileId: string | undefined;
  clientAddress: string;
  now: Date;
};

export type SentEnquiry = { id: number; number: string; isReplay: boolean };
export type Sent = { ok: true; value: SentEnquiry } | TooMany;
export type WantedProduct = { productId: number; quantity: number };

/** Stores a message of the contact page and tells the shop. */
export function sendContactMessage(
  db: Db,
  { form, ...sender }: Sender & { form: ContactForm },
): Promise<Sent> {
  return sendEnquiry(db, { sender, facts: { kind: "contact", ...form } });
}

/** Stores a bulk request and tells the shop; of a product that is named twice the packs are added up. */
export function sendBulkRequest(
  db: Db,
  { form, lines, ...sender }: Sender & { form: BulkForm; lines: readonly WantedProduct[] },
): Promise<Sent> {
  return sendEnquiry(db, { sender, facts: { kind: "bulk", ...form }, lines });
}

export type EnquiryFacts = Pick<
  typeof enquiries.$inferInsert,
  "kind" | "name" | "email" | "phone" | "organization" | "requestType" | "subject" | "message"
>;

/** Stores an enquiry with its lines and letters; `alsoWrite` adds what belongs to it in the same transaction. */
export async function sendEnquiry(
  db: Db,
  {
    sender,
    facts,
    lines = [],
    alsoWrite,
  }: {
    sender: Sender;
    facts: EnquiryFacts;
    lines?: readonly WantedProduct[];
    alsoWrite?: (tx: Db, enquiryId: number) => Promise<void>;
  },
): Promise<Sent> {
  const settings = await findSettings(db);
  const { now, profileId } = sender;
  const idempotencyKey = keyOf(sender, [facts, lines]);
  return inTransaction<Sent>(db, async (tx) => {
    await waitForTurn(tx, `enquiry ${idempotencyKey}`);
    const [earlier] = await tx
      .select({ id: enquiries.id, number: enquiries.number })
      .from(enquiries)
      .where(eq(enquiries.idempotencyKey, idempotencyKey));
    if (earlier) return ok({ ...earlier, isReplay: true });
    // Nobody uses up what is an account's own by typing its address.
    const recipient = profileId === undefined ? facts.email : `account ${profileId}`;
    const who = { address: sender.clientAddress, recipient };
    // In the transaction that stores it, so that refused ones do not count.
    const tooMany = await spend(tx, { budget: "enquiry", who, now });
    if (tooMany) throw new Undone(tooMany);

    const number = await nextPaperNumber(tx, { kind: "enquiry", now });
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...facts,
        number,
        idempotencyKey,
        profileId,
        answerBy: answerBy(now, settings.enquiries.answerHours),
        createdAt: now,
      })
      .returning({ id: enquiries.id });
    const enquiryId = row!.id;
    const wanted = addUp(lines).map((line) => ({ ...line, enquiryId }));
    if (wanted.length > 0) await tx.insert(enquiryLines).values(wanted);
    await alsoWrite?.(tx, enquiryId);
    await queueEnquiryLetters(tx, {
      enquiryId,
      toCustomer: requestMail.received,
      toShop: requestMail.arrived,
      occasion: "received",
      settings,
      now,
    });
    return ok({ id: enquiryId, number, isReplay: false });
  });
}

// With the words in the key, a page that was changed and sent again is another enquiry and never lost.
function keyOf({ idempotencyKey }: Sender, content: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([idempotencyKey, content]))
    .digest("hex");
}

function addUp(lines: readonly WantedProduct[]): WantedProduct[] {
  const packs = new Map<number, number>();
  for (const { productId, quantity } of lines) packs.set(productId, (packs.get(productId) ?? 0) + quantity);
  return [...packs].map(([productId, quantity]) => ({ productId, quantity }));
}
