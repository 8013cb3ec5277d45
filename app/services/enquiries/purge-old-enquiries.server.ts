import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  applicationPapers,
  businessApplications,
  businesses,
  enquiries,
  enquiryNotes,
  quotes,
} from "#app/db/schema/enquiries.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { dropMessages } from "#app/services/outbox.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

const PER_ROUND = 100;

/** Deletes messages, bulk requests and applications with quotes and papers once nothing of them is younger than their period; gives how many. The papers of a business that still buys as one stay. */
export async function purgeOldEnquiries(
  db: Db,
  { files, now }: { files: FileStore; now: Date },
): Promise<number> {
  const isOver = isOlderThan(keptSince("enquiry", now));
  const over = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(isOver)
    .orderBy(asc(enquiries.id))
    .limit(PER_ROUND);
  for (const { id } of over)
    await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select({ number: enquiries.number })
        .from(enquiries)
        .where(and(eq(enquiries.id, id), isOver))
        .for("update");
      if (!row) return;
      const papers = await tx
        .select({ id: applicationPapers.uploadId })
        .from(applicationPapers)
        .where(eq(applicationPapers.enquiryId, id));
      await tx.delete(quotes).where(eq(quotes.enquiryId, id));
      await tx.delete(enquiries).where(eq(enquiries.id, id));
      await dropMessages(tx, { recipients: [], numbers: [row.number] });
      await recordAudit(tx, {
        by: bySystem("purge-old-data"),
        act: "purge-enquiry",
        about: `enquiry ${row.number}`,
        details: { papers: papers.length },
        now,
      });
      for (const paper of papers) await removeUpload(tx, files, paper.id);
    });
  return over.length;
}

/** SQL: whether the enquiry and all that was said and offered about it is older than that. */
function isOlderThan(since: Date): SQL {
  const lastNote = sql`select max(${enquiryNotes.writtenAt}) from ${enquiryNotes} where ${enquiryNotes.enquiryId} = ${enquiries.id}`;
  const lastQuote = sql`select max(greatest(${quotes.createdAt}, ${quotes.acceptedAt})) from ${quotes} where ${quotes.enquiryId} = ${enquiries.id}`;
  const decided = sql`select max(${businessApplications.decidedAt}) from ${businessApplications} where ${businessApplications.enquiryId} = ${enquiries.id}`;
  const isOfBusiness = sql`exists (select from ${businessApplications} join ${businesses} on ${businesses.profileId} = ${enquiries.profileId}
    where ${businessApplications.enquiryId} = ${enquiries.id} and ${businessApplications.status} = 'approved')`;
  const hasOpenQuote = sql`exists (select from ${quotes} where ${quotes.enquiryId} = ${enquiries.id} and ${inArray(quotes.status, ["awaiting_goods"])})`;
  return sql`(greatest(${enquiries.createdAt}, ${enquiries.answeredAt}, (${lastNote}), (${lastQuote}), (${decided})) < ${since}
    and not ${isOfBusiness} and not ${hasOpenQuote})`;
}
