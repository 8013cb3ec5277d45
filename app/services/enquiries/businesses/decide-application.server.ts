import { and, eq, sql } from "drizzle-orm";
import { requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { businessApplications, businesses, enquiries } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { cleanLines } from "#app/domain/form/plain-text.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import {
  auditEnquiry,
  type Enquiry,
  markAnswered,
  onEnquiry,
  type StaffAct,
} from "#app/services/enquiries/change-enquiry.server.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type DecisionRefusal = "unknown-enquiry" | "not-an-application" | "already-decided";

export type ApprovalRefusal = DecisionRefusal | "bad-percent" | "no-account" | "works-in-shop";

const MOST_PERCENT = 60;

/** Makes the applicant's account a business account with at least that discount in per cent (0 to 60) on a trade cart. */
export async function approveBusiness(
  db: Db,
  { discountPercent, publicOrigin, ...by }: StaffAct & { discountPercent: number; publicOrigin: string },
): Promise<Result<{ profileId: string }, ApprovalRefusal>> {
  if (!(discountPercent >= 0 && discountPercent <= MOST_PERCENT)) return refused("bad-percent");
  const settings = await findSettings(db);
  return onEnquiry<{ profileId: string }, ApprovalRefusal>(db, by, async (tx, enquiry) => {
    const found = await lockApplication(tx, enquiry);
    if (!found.ok) return found;
    const profile = await findApplicant(tx, enquiry);
    if (!profile) return refused("no-account");
    if (profile.role !== "customer" && profile.role !== "business") return refused("works-in-shop");

    const { gstin, drugLicence } = found.value;
    const { organization } = enquiry;
    const facts = {
      organization,
      gstin,
      drugLicence,
      discountPercent,
      approvedBy: by.staffId,
      approvedAt: by.now,
    };
    await tx
      .insert(businesses)
      .values({ profileId: profile.id, ...facts })
      .onConflictDoUpdate({ target: businesses.profileId, set: facts });
    await tx.update(profiles).set({ role: "business" }).where(eq(profiles.id, profile.id));
    await tx.update(enquiries).set({ profileId: profile.id }).where(eq(enquiries.id, enquiry.id));
    await decide(tx, { enquiry, by, to: "approved", reason: "" });
    await markAnswered(tx, { enquiry, by });
    await auditEnquiry(tx, {
      by,
      act: "approve-business",
      details: { profileId: profile.id, discountPercent },
    });
    await queueEnquiryLetters(tx, {
      enquiryId: enquiry.id,
      toCustomer: (about) =>
        requestMail.approved(about, { percent: discountPercent, url: pageAddress(publicOrigin, "/cart") }),
      occasion: "approved",
      settings,
      now: by.now,
    });
    return ok({ profileId: profile.id });
  });
}

/** Declines an application with a reason that the applicant reads. */
export async function rejectBusiness(
  db: Db,
  { reason: written, ...by }: StaffAct & { reason: string },
): Promise<Result<{ number: string }, DecisionRefusal | "no-reason">> {
  const reason = cleanLines(written);
  if (!reason) return refused("no-reason");
  const settings = await findSettings(db);
  return onEnquiry(db, by, async (tx, enquiry) => {
    const found = await lockApplication(tx, enquiry);
    if (!found.ok) return found;
    await decide(tx, { enquiry, by, to: "rejected", reason });
    await markAnswered(tx, { enquiry, by });
    await auditEnquiry(tx, { by, act: "reject-business", details: {} });
    await queueEnquiryLetters(tx, {
      enquiryId: enquiry.id,
      toCustomer: (about) => requestMail.rejected(about, reason),
      occasion: "rejected",
      settings,
      now: by.now,
    });
    return ok({ number: by.number });
  });
}

async function lockApplication(
  tx: Db,
  { id }: Enquiry,
): Promise<Result<typeof businessApplications.$inferSelect, "not-an-application" | "already-decided">> {
  const [application] = await tx
    .select()
    .from(businessApplications)
    .where(eq(businessApplications.enquiryId, id))
    .for("update");
  if (!application) return refused("not-an-application");
  return application.status === "pending" ? ok(application) : refused("already-decided");
}

/** The account that applied; for who applied as a guest, the one whose e-mail is confirmed to be that of the application. */
async function findApplicant(tx: Db, { profileId, email }: Enquiry) {
  const isTheirs = profileId
    ? eq(profiles.id, profileId)
    : and(eq(sql`lower(${users.email})`, email), eq(users.emailVerified, true));
  const [profile] = await tx
    .select({ id: profiles.id, role: profiles.role })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(isTheirs)
    .for("update", { of: profiles });
  return profile;
}

async function decide(
  tx: Db,
  {
    enquiry,
    by,
    to,
    reason,
  }: { enquiry: Enquiry; by: StaffAct; to: "approved" | "rejected"; reason: string },
): Promise<void> {
  await tx
    .update(businessApplications)
    .set({ status: to, reason, decidedBy: by.staffId, decidedAt: by.now })
    .where(eq(businessApplications.enquiryId, enquiry.id));
}
