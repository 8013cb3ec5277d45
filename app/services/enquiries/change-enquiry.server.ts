import { and, desc, eq } from "drizzle-orm";
import { requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryNotes } from "#app/db/schema/enquiries.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { canEnquiryBecome } from "#app/domain/enquiries/enquiry.ts";
import { cleanLines } from "#app/domain/form/plain-text.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Who of the shop does something to an enquiry, and when. */
export type StaffAct = { number: string; staffId: string; now: Date };
export type EnquiryRefusal = "unknown-enquiry" | "not-allowed";
export type Enquiry = typeof enquiries.$inferSelect;
type Done = { number: string };

/** Makes somebody of the shop the owner; what another one has taken goes over only with `isTakeover`. */
export async function takeEnquiry(
  db: Db,
  { isTakeover = false, ...by }: StaffAct & { isTakeover?: boolean },
): Promise<Result<Done, EnquiryRefusal | "taken">> {
  return onEnquiry(db, by, async (tx, enquiry) => {
    const { ownerId, status } = enquiry;
    if (status === "closed") return refused("not-allowed");
    if (ownerId && ownerId !== by.staffId && !isTakeover) return refused("taken");
    await tx
      .update(enquiries)
      .set({ ownerId: by.staffId, status: status === "new" ? "in_progress" : status })
      .where(eq(enquiries.id, enquiry.id));
    await auditEnquiry(tx, { by, act: "take-enquiry", details: { from: ownerId } });
    return ok({ number: by.number });
  });
}

/** Keeps a note that only the people of the shop read. */
export async function addEnquiryNote(
  db: Db,
  { text, ...by }: StaffAct & { text: string },
): Promise<Result<Done, EnquiryRefusal | "empty">> {
  const body = cleanLines(text);
  if (!body) return refused("empty");
  return onEnquiry(db, by, async (tx, enquiry) => {
    await writeNote(tx, { enquiry, kind: "note", body, by });
    await auditEnquiry(tx, { by, act: "add-enquiry-note", details: {} });
    return ok({ number: by.number });
  });
}

/** Writes to who asked; the same words sent twice in a row go out once. */
export async function answerEnquiry(
  db: Db,
  { text, ...by }: StaffAct & { text: string },
): Promise<Result<Done, EnquiryRefusal | "empty">> {
  const body = cleanLines(text);
  if (!body) return refused("empty");
  const settings = await findSettings(db);
  return onEnquiry(db, by, async (tx, enquiry) => {
    if (!canEnquiryBecome(enquiry.status, "answered")) return refused("not-allowed");
    if ((await lastAnswer(tx, enquiry.id)) === body) return ok({ number: by.number });
    const noteId = await writeNote(tx, { enquiry, kind: "answer", body, by });
    await markAnswered(tx, { enquiry, by });
    await auditEnquiry(tx, { by, act: "answer-enquiry", details: {} });
    await queueEnquiryLetters(tx, {
      enquiryId: enquiry.id,
      toCustomer: (about) => requestMail.answered(about, body),
      occasion: `answer ${noteId}`,
      settings,
      now: by.now,
    });
    return ok({ number: by.number });
  });
}

/** Puts an enquiry away. */
export async function closeEnquiry(db: Db, by: StaffAct): Promise<Result<Done, EnquiryRefusal>> {
  return moveEnquiry(db, { by, to: "closed", act: "close-enquiry" });
}

/** Takes a closed enquiry out again. */
export async function reopenEnquiry(db: Db, by: StaffAct): Promise<Result<Done, EnquiryRefusal>> {
  return moveEnquiry(db, { by, to: "in_progress", act: "reopen-enquiry" });
}

async function moveEnquiry(
  db: Db,
  { by, to, act }: { by: StaffAct; to: "closed" | "in_progress"; act: AuditAct },
): Promise<Result<Done, EnquiryRefusal>> {
  return onEnquiry(db, by, async (tx, { id, status }) => {
    const isClosedAsAsked = to === "closed" || status === "closed";
    if (!isClosedAsAsked || !canEnquiryBecome(status, to)) return refused("not-allowed");
    await tx.update(enquiries).set({ status: to }).where(eq(enquiries.id, id));
    await auditEnquiry(tx, { by, act, details: { from: status } });
    return ok({ number: by.number });
  });
}

/** Runs a change of one enquiry while nobody else changes it. */
export async function onEnquiry<T, R extends string>(
  db: Db,
  { number }: Pick<StaffAct, "number">,
  change: (tx: Db, enquiry: Enquiry) => Promise<Result<T, R>>,
): Promise<Result<T, R | "unknown-enquiry">> {
  return inTransaction(db, async (tx) => {
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.number, number)).for("update");
    return enquiry ? change(tx, enquiry) : refused("unknown-enquiry");
  });
}

/** Stops the clock of the answer; who answers first owns the enquiry. */
export async function markAnswered(
  tx: Db,
  { enquiry, by }: { enquiry: Enquiry; by: Omit<StaffAct, "number"> },
): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      status: "answered",
      answeredAt: enquiry.answeredAt ?? by.now,
      ownerId: enquiry.ownerId ?? by.staffId,
    })
    .where(eq(enquiries.id, enquiry.id));
}

/** Writes down who of the shop did what to an enquiry. */
export async function auditEnquiry(
  tx: Db,
  { by, act, details }: { by: StaffAct; act: AuditAct; details: Record<string, unknown> },
): Promise<void> {
  const { number, staffId, now } = by;
  await recordAudit(tx, { by: byUser({ userId: staffId }), act, about: `enquiry ${number}`, details, now });
}

async function lastAnswer(tx: Db, enquiryId: number): Promise<string | undefined> {
  const [last] = await tx
    .select({ body: enquiryNotes.body })
    .from(enquiryNotes)
    .where(and(eq(enquiryNotes.enquiryId, enquiryId), eq(enquiryNotes.kind, "answer")))
    .orderBy(desc(enquiryNotes.id))
    .limit(1);
  return last?.body;
}

async function writeNote(
  tx: Db,
  { enquiry, kind, body, by }: { enquiry: Enquiry; kind: "note" | "answer"; body: string; by: StaffAct },
): Promise<number> {
  const [note] = await tx
    .insert(enquiryNotes)
    .values({ enquiryId: enquiry.id, kind, body, authorId: by.staffId, writtenAt: by.now })
    .returning({ id: enquiryNotes.id });
  return note!.id;
}
