import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import {
  applicationPapers,
  businessApplications,
  enquiries,
  enquiryLines,
  enquiryNotes,
  quotes,
} from "#app/db/schema/enquiries.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { isOverdue } from "#app/domain/enquiries/enquiry.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";

export type EnquiryView = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

/** All of an enquiry for who answers it: lines at today's prices, notes, quotes, and what an applicant stated. */
export async function findEnquiry(db: Db, { number, now }: { number: string; now: Date }) {
  const [found] = await db
    .select({ enquiry: enquiries, ownerName: profiles.name })
    .from(enquiries)
    .leftJoin(profiles, eq(profiles.id, enquiries.ownerId))
    .where(eq(enquiries.number, number));
  if (!found) return undefined;
  const { id, idempotencyKey: _, ...enquiry } = found.enquiry;
  const [lines, notes, sentQuotes, application] = await Promise.all([
    listLines(db, id),
    listNotes(db, id),
    db.select().from(quotes).where(eq(quotes.enquiryId, id)).orderBy(desc(quotes.id)),
    enquiry.kind === "distributor" ? findApplication(db, id) : undefined,
  ]);
  return {
    id,
    ...enquiry,
    ownerName: found.ownerName ?? undefined,
    isOverdue: isOverdue(enquiry, now),
    lines,
    notes,
    quotes: sentQuotes,
    application,
  };
}

async function listLines(db: Db, enquiryId: number) {
  const rows = await db
    .select({
      ...namedColumns,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      quantity: enquiryLines.quantity,
    })
    .from(enquiryLines)
    .innerJoin(products, eq(products.id, enquiryLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(enquiryLines.enquiryId, enquiryId))
    .orderBy(asc(products.name), asc(products.id));
  return rows.map(({ potencyScale, potencyNumber, ...row }) => ({
    ...row,
    fullName: fullName({ ...row, potencyLabel: storedPotencyLabel({ potencyScale, potencyNumber }) }),
  }));
}

function listNotes(db: Db, enquiryId: number) {
  return db
    .select({
      id: enquiryNotes.id,
      kind: enquiryNotes.kind,
      body: enquiryNotes.body,
      writtenAt: enquiryNotes.writtenAt,
      authorName: profiles.name,
    })
    .from(enquiryNotes)
    .leftJoin(profiles, eq(profiles.id, enquiryNotes.authorId))
    .where(eq(enquiryNotes.enquiryId, enquiryId))
    .orderBy(asc(enquiryNotes.id));
}

async function findApplication(db: Db, enquiryId: number) {
  const [application] = await db
    .select()
    .from(businessApplications)
    .where(eq(businessApplications.enquiryId, enquiryId));
  const papers = await db
    .select({ id: uploads.id, fileName: uploads.fileName, mediaType: uploads.mediaType })
    .from(applicationPapers)
    .innerJoin(uploads, eq(uploads.id, applicationPapers.uploadId))
    .where(eq(applicationPapers.enquiryId, enquiryId))
    .orderBy(asc(uploads.uploadedAt), asc(uploads.id));
  return application && { ...application, papers };
}
