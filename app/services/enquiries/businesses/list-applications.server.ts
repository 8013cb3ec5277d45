import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { applicationPapers, businessApplications, enquiries } from "#app/db/schema/enquiries.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";

export type ApplicationStatus = (typeof businessApplications.$inferSelect)["status"];

const PER_PAGE = 30;

/** Applications of businesses of one status with their papers: what waits with the oldest first, what is decided with the newest. */
export async function listApplications(
  db: Db,
  { status, after }: { status: ApplicationStatus; after?: number | undefined },
) {
  const isWaiting = status === "pending";
  const { enquiryId } = businessApplications;
  const isNext = after === undefined ? undefined : isWaiting ? gt(enquiryId, after) : lt(enquiryId, after);
  const found = await db
    .select({
      id: enquiryId,
      number: enquiries.number,
      organization: enquiries.organization,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      message: enquiries.message,
      sentAt: enquiries.createdAt,
      gstin: businessApplications.gstin,
      drugLicence: businessApplications.drugLicence,
      status: businessApplications.status,
      reason: businessApplications.reason,
    })
    .from(businessApplications)
    .innerJoin(enquiries, eq(enquiries.id, enquiryId))
    .where(and(eq(businessApplications.status, status), isNext))
    .orderBy(isWaiting ? asc(enquiryId) : desc(enquiryId))
    .limit(PER_PAGE + 1);
  const shown = found.slice(0, PER_PAGE);
  const papers = await listPapers(
    db,
    shown.map(({ id }) => id),
  );
  const rows = shown.map((row) => ({ ...row, papers: papers.filter((paper) => paper.enquiryId === row.id) }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

/** Whether an uploaded file is a paper that somebody applied with. */
export async function isApplicationPaper(db: Db, uploadId: string): Promise<boolean> {
  return (await db.$count(applicationPapers, eq(applicationPapers.uploadId, uploadId))) > 0;
}

async function listPapers(db: Db, enquiryIds: number[]) {
  if (enquiryIds.length === 0) return [];
  return db
    .select({ enquiryId: applicationPapers.enquiryId, id: uploads.id, fileName: uploads.fileName })
    .from(applicationPapers)
    .innerJoin(uploads, eq(uploads.id, applicationPapers.uploadId))
    .where(inArray(applicationPapers.enquiryId, enquiryIds))
    .orderBy(asc(uploads.uploadedAt), asc(uploads.id));
}
