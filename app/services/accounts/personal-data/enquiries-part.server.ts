import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import {
  applicationPapers,
  businessApplications,
  businesses,
  enquiries,
  enquiryNotes,
  quotes,
} from "#app/db/schema/enquiries.ts";
import { NO_PHONE } from "#app/domain/form/phone.ts";
import type { Person, PersonalPart } from "#app/services/accounts/personal-data/part.ts";

/** What the person asked the shop in writing; who asked, and the words, go, that it was asked stays. */
export const enquiriesPart: PersonalPart = {
  async read(db, person) {
    const own = await db.select().from(enquiries).where(isOwnEnquiry(person)).orderBy(asc(enquiries.id));
    const ids = own.map(({ id }) => id);
    const answers = await db
      .select()
      .from(enquiryNotes)
      .where(and(inArray(enquiryNotes.enquiryId, ids), eq(enquiryNotes.kind, "answer")))
      .orderBy(asc(enquiryNotes.id));
    const applications = await db
      .select()
      .from(businessApplications)
      .where(inArray(businessApplications.enquiryId, ids));
    const [business] = await db.select().from(businesses).where(eq(businesses.profileId, person.userId));
    return {
      enquiries: own.map(({ id, idempotencyKey: _, profileId: __, ownerId: ___, ...enquiry }) => ({
        ...enquiry,
        answers: answers
          .filter(({ enquiryId }) => enquiryId === id)
          .map(({ body, writtenAt }) => ({ body, writtenAt })),
        application: applications
          .filter(({ enquiryId }) => enquiryId === id)
          .map(({ gstin, drugLicence, status, reason, decidedAt }) => ({
            gstin,
            drugLicence,
            status,
            reason,
            decidedAt,
          }))[0],
      })),
      business: business && {
        organization: business.organization,
        gstin: business.gstin,
        drugLicence: business.drugLicence,
        discountPercent: business.discountPercent,
        approvedAt: business.approvedAt,
      },
    };
  },

  async listNumbers(db, person) {
    const own = await db.select({ number: enquiries.number }).from(enquiries).where(isOwnEnquiry(person));
    return own.map(({ number }) => number);
  },

  async listUploads(db, person) {
    const own = db.select({ id: enquiries.id }).from(enquiries).where(isOwnEnquiry(person));
    const papers = await db
      .select({ id: applicationPapers.uploadId })
      .from(applicationPapers)
      .where(inArray(applicationPapers.enquiryId, own));
    return papers.map(({ id }) => id);
  },

  async erase(tx, person) {
    const rows = await tx.select({ id: enquiries.id }).from(enquiries).where(isOwnEnquiry(person));
    const ids = rows.map(({ id }) => id);
    await tx
      .update(quotes)
      .set({ status: "withdrawn", agreedForm: null })
      .where(and(inArray(quotes.enquiryId, ids), inArray(quotes.status, ["sent", "awaiting_goods"])));
    await tx.delete(enquiryNotes).where(inArray(enquiryNotes.enquiryId, ids));
    await tx.delete(businessApplications).where(inArray(businessApplications.enquiryId, ids));
    await tx
      .update(enquiries)
      .set({
        profileId: null,
        name: "",
        email: "",
        phone: NO_PHONE,
        organization: "",
        subject: "",
        message: "",
      })
      .where(inArray(enquiries.id, ids));
  },
};

/** Asked signed in, or as a guest with the proven e-mail or phone. */
function isOwnEnquiry({ userId, email, phone }: Person): SQL {
  const isProven = or(eq(enquiries.email, email), phone ? eq(enquiries.phone, phone) : undefined);
  return or(eq(enquiries.profileId, userId), and(isNull(enquiries.profileId), isProven))!;
}
