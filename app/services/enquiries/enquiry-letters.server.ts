import { asc, eq } from "drizzle-orm";
import { type LetterEnquiry, requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import type { Settings } from "#app/domain/settings.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { enqueueMessages, type NewMessage } from "#app/services/outbox.server.ts";

type Written = { subject: string; paragraphs: string[]; text?: string; isToStranger?: boolean };

export type EnquiryNews = {
  enquiryId: number;
  toCustomer?: (about: LetterEnquiry) => Written;
  toShop?: (about: LetterEnquiry) => Written;
  /** What happened; the same letter goes out once for the same occasion. */
  occasion: string;
  settings: Settings;
  now: Date;
};

/** Queues letters about an enquiry: to who asked by mail, and as a text message where the letter has one; to the shop by mail. */
export async function queueEnquiryLetters(tx: Db, news: EnquiryNews): Promise<void> {
  const about = await findLetterEnquiry(tx, news);
  const messages: NewMessage[] = [];
  const keyFor = (reader: string) => `enquiry ${about.number} ${reader} ${news.occasion}`;
  if (news.toCustomer) {
    const letter = news.toCustomer(about);
    messages.push({
      dedupeKey: keyFor("customer"),
      channel: "mail",
      recipient: about.email,
      subject: letter.subject,
      body: requestMail.body(about, letter),
      bound: letter.isToStranger ? "mail-form" : undefined,
    });
    if (letter.text)
      messages.push({
        dedupeKey: keyFor("phone"),
        channel: "sms",
        recipient: about.phone,
        subject: letter.subject,
        body: requestMail.textMessage(about, letter.text),
      });
  }
  if (news.toShop) {
    const letter = news.toShop(about);
    messages.push({
      dedupeKey: keyFor("shop"),
      channel: "mail",
      recipient: news.settings.shop.email,
      subject: letter.subject,
      body: requestMail.shopBody(letter),
    });
  }
  await enqueueMessages(tx, messages, news.now);
}

async function findLetterEnquiry(tx: Db, { enquiryId, settings }: EnquiryNews): Promise<LetterEnquiry> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId));
  const lines = await tx
    .select({
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      brandName: brands.name,
      quantity: enquiryLines.quantity,
    })
    .from(enquiryLines)
    .innerJoin(products, eq(products.id, enquiryLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(enquiryLines.enquiryId, enquiryId))
    .orderBy(asc(products.name), asc(products.id));
  return {
    ...enquiry!,
    answerHours: settings.enquiries.answerHours,
    lines: lines.map((line) => ({
      name: `${packName(line)}, ${line.brandName}`,
      quantity: line.quantity,
    })),
    shop: settings.shop,
  };
}
