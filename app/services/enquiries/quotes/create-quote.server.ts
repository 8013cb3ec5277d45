import { and, eq, inArray } from "drizzle-orm";
import { type LetterQuote, requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { enquiries, quoteLines, quotes } from "#app/db/schema/enquiries.ts";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";
import { shortLines } from "#app/domain/enquiries/quote-stock.ts";
import { cleanLines } from "#app/domain/form/plain-text.ts";
import { addDays, indiaDate, isDay } from "#app/domain/india-time.ts";
import { offeredPayment } from "#app/domain/payment-offer.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { auditEnquiry, markAnswered, onEnquiry } from "#app/services/enquiries/change-enquiry.server.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { hasClosedLine } from "#app/services/enquiries/quotes/closed-lines.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type QuotedLine = {
  productId: number;
  quantity: number;
  pricePaise: number;
  /** The day by which packs that are not in stock come in; null when all must be there. */
  toOrderBy?: string | null;
};
export type QuoteRequest = {
  enquiryNumber: string;
  lines: readonly QuotedLine[];
  deliveryPaise: number;
  /** The last day, "YYYY-MM-DD"; as many days as the setting says when absent. */
  validUntil?: string | undefined;
  note?: string;
  staffId: string;
  now: Date;
  publicOrigin: string;
  upiVpa: string | undefined;
};
export type QuoteRefusal =
  | "unknown-enquiry"
  | "not-bulk"
  | "not-allowed"
  | "no-lines"
  | "bad-line"
  | "unknown-product"
  | "above-mrp"
  /** A pack that needs a prescription or a business with a drug licence. */
  | "closed-line"
  | "bad-delivery"
  | "bad-date"
  | "bad-order-date"
  /** Packs are missing, and no day is promised for them. */
  | "short"
  /** Too much for UPI, or none is offered, and no bank account is entered; cash is not taken at every door. */
  | "no-way-to-pay";

/** Answers a bulk enquiry with prices per pack and sends the link; an open quote of the enquiry is replaced, the very same one stays. */
export async function createQuote(
  db: Db,
  request: QuoteRequest,
): Promise<Result<{ number: string; token: string }, QuoteRefusal>> {
  const { lines, deliveryPaise, staffId, now, publicOrigin } = request;
  const settings = await findSettings(db);
  const today = indiaDate(now);
  const validUntil = request.validUntil ?? addDays(today, settings.enquiries.quoteValidDays);
  if (lines.length === 0) return refused("no-lines");
  if (!lines.every(isWhole) || new Set(lines.map((line) => line.productId)).size < lines.length)
    return refused("bad-line");
  if (!isPaise(deliveryPaise)) return refused("bad-delivery");
  if (!isDay(validUntil) || validUntil < today || validUntil > addDays(today, 365))
    return refused("bad-date");
  if (!lines.every(({ toOrderBy }) => !toOrderBy || (isDay(toOrderBy) && toOrderBy >= today)))
    return refused("bad-order-date");
  const totalPaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, deliveryPaise);
  const offer = offeredPayment({ settings, start: request, pincode: undefined, totalPaise, isQuote: true });

  return onEnquiry(db, { number: request.enquiryNumber }, async (tx, enquiry) => {
    if (enquiry.kind !== "bulk") return refused("not-bulk");
    if (enquiry.status === "closed") return refused("not-allowed");
    const named = await nameLines(tx, { lines, today });
    if (!named) return refused("unknown-product");
    if (named.some((line) => line.pricePaise > line.mrpPaise)) return refused("above-mrp");
    if (
      await hasClosedLine(tx, { enquiryId: enquiry.id, productIds: lines.map(({ productId }) => productId) })
    )
      return refused("closed-line");
    if (shortLines(named).length > 0) return refused("short");
    if (!offer.isTransferOffered && !offer.isUpiOffered) return refused("no-way-to-pay");

    const note = cleanLines(request.note ?? "");
    const isOpen = and(eq(quotes.enquiryId, enquiry.id), inArray(quotes.status, ["sent", "awaiting_goods"]));
    const [open] = await tx
      .select()
      .from(quotes)
      .where(
        and(
          isOpen,
          eq(quotes.status, "sent"),
          eq(quotes.validUntil, validUntil),
          eq(quotes.note, note),
          eq(quotes.deliveryPaise, deliveryPaise),
        ),
      );
    if (open && (await hasSameLines(tx, { quoteId: open.id, lines })))
      return ok({ number: open.number, token: open.token });
    await tx.update(quotes).set({ status: "withdrawn", agreedForm: null }).where(isOpen);
    const number = await nextPaperNumber(tx, { kind: "quote", now });
    const token = newToken();
    const goodsPaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
    const [quote] = await tx
      .insert(quotes)
      .values({
        number,
        token,
        enquiryId: enquiry.id,
        validUntil,
        goodsPaise,
        deliveryPaise,
        note,
        createdBy: staffId,
        createdAt: now,
      })
      .returning({ id: quotes.id });
    await tx.insert(quoteLines).values(lines.map((line) => ({ ...line, quoteId: quote!.id })));
    const by = { number: enquiry.number, staffId, now };
    await markAnswered(tx, { enquiry, by });
    await auditEnquiry(tx, { by, act: "create-quote", details: { quote: number, totalPaise } });
    const letter: LetterQuote = {
      number,
      url: pageAddress(publicOrigin, `/quote/${token}`),
      lines: named,
      deliveryPaise,
      totalPaise,
      validUntil,
      note,
    };
    await queueEnquiryLetters(tx, {
      enquiryId: enquiry.id,
      toCustomer: (about) => requestMail.quoted(about, letter),
      occasion: `quote ${number}`,
      settings,
      now,
    });
    return ok({ number, token });
  });
}

/** Takes back a quote that nobody has accepted yet, and says so to who has it. */
export async function withdrawQuote(
  db: Db,
  { number, staffId, now }: { number: string; staffId: string; now: Date },
): Promise<Result<{ number: string }, "unknown-quote" | "unknown-enquiry" | "not-open">> {
  const settings = await findSettings(db);
  const [found] = await db
    .select({ enquiryNumber: enquiries.number })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quotes.number, number));
  if (!found) return refused("unknown-quote");
  return onEnquiry(db, { number: found.enquiryNumber }, async (tx, enquiry) => {
    const changed = await tx
      .update(quotes)
      .set({ status: "withdrawn", agreedForm: null })
      .where(and(eq(quotes.number, number), inArray(quotes.status, ["sent", "awaiting_goods"])))
      .returning({ id: quotes.id });
    if (changed.length === 0) return refused("not-open");
    const by = { number: enquiry.number, staffId, now };
    await auditEnquiry(tx, { by, act: "withdraw-quote", details: { quote: number } });
    await queueEnquiryLetters(tx, {
      enquiryId: enquiry.id,
      toCustomer: (about) => requestMail.withdrawn(about, number),
      occasion: `withdrawn ${number}`,
      settings,
      now,
    });
    return ok({ number });
  });
}

async function hasSameLines(
  tx: Db,
  { quoteId, lines }: { quoteId: number; lines: readonly QuotedLine[] },
): Promise<boolean> {
  const quoted = await tx.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId));
  return (
    quoted.length === lines.length &&
    quoted.every((line) =>
      lines.some(
        (each) =>
          each.productId === line.productId &&
          each.quantity === line.quantity &&
          each.pricePaise === line.pricePaise &&
          (each.toOrderBy ?? null) === (line.toOrderBy ?? null),
      ),
    )
  );
}

async function nameLines(tx: Db, { lines, today }: { lines: readonly QuotedLine[]; today: string }) {
  const ids = lines.map((line) => line.productId);
  const found = await tx
    .select({ product: products, brandName: brands.name, freeQuantity: availableQuantity(today) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));
  const named = lines.flatMap((line) => {
    const row = found.find(({ product }) => product.id === line.productId);
    if (!row) return [];
    const name = `${packName(row.product)}, ${row.brandName}`;
    const { freeQuantity } = row;
    return [
      { ...line, toOrderBy: line.toOrderBy ?? null, name, freeQuantity, mrpPaise: row.product.mrpPaise },
    ];
  });
  return named.length === lines.length ? named : undefined;
}

function isWhole({ quantity, pricePaise }: QuotedLine): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity > 0 &&
    quantity <= MOST_PACKS &&
    isPaise(pricePaise) &&
    pricePaise > 0
  );
}

function isPaise(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= 100_000_000;
}
