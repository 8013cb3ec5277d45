import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, quotes } from "#app/db/schema/enquiries.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { auditEnquiry } from "#app/services/enquiries/change-enquiry.server.ts";
import { hasClosedLine } from "#app/services/enquiries/quotes/closed-lines.server.ts";
import { listQuoteLines } from "#app/services/enquiries/quotes/find-quote.server.ts";
import { type OrderQuoteRefusal, orderQuote } from "#app/services/enquiries/quotes/order-quote.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findDestination } from "#app/services/shop/pincode.server.ts";

export type CompleteRefusal =
  | TooMany["reason"]
  | OrderQuoteRefusal
  | "unknown-quote"
  | "not-waiting"
  | "unknown-pincode";

/** The goods are here: makes an accepted quote the order that was agreed, and asks for its payment. */
export async function completeQuote(
  db: Db,
  {
    number,
    staffId,
    now,
    publicOrigin,
    upiVpa,
  }: { number: string; staffId: string; now: Date; publicOrigin: string; upiVpa: string | undefined },
): Promise<Result<{ number: string }, CompleteRefusal>> {
  const settings = await findSettings(db);
  return inTransaction<Result<{ number: string }, CompleteRefusal>>(db, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.number, number)).for("update");
    if (!quote) return refused("unknown-quote");
    if (quote.status !== "awaiting_goods" || !quote.agreedForm) return refused("not-waiting");
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, quote.enquiryId));
    const destination = await findDestination(tx, quote.agreedForm);
    if (!destination) return refused("unknown-pincode");
    const lines = await listQuoteLines(tx, { quoteId: quote.id, today: indiaDate(now) });
    const productIds = lines.map(({ productId }) => productId);
    if (await hasClosedLine(tx, { enquiryId: quote.enquiryId, productIds })) return refused("closed-line");
    const profileId = enquiry!.profileId ?? undefined;
    const agreed = { form: quote.agreedForm, profileId, now, publicOrigin, upiVpa };
    const ordered = await orderQuote(tx, { quote, lines, destination, agreed, settings });
    if (!ordered.ok) return ordered;
    const by = { number: enquiry!.number, staffId, now };
    const details = { quote: number, order: ordered.value.number };
    await auditEnquiry(tx, { by, act: "complete-quote", details });
    return ok({ number: ordered.value.number });
  });
}
