import { and, desc, eq, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { escapeLike } from "#app/db/words.ts";
import type { EnquiryKind, EnquiryStatus } from "#app/domain/enquiries/enquiry.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";

const WAITING: EnquiryStatus[] = ["new", "in_progress"];

export type EnquiryFilter = {
  kind?: EnquiryKind | undefined;
  status?: EnquiryStatus | undefined;
  /** An owner's id, or "nobody". */
  owner?: string | undefined;
  /** Only those whose answer should be there already. */
  isOverdue?: boolean | undefined;
  /** A number, or part of a name, an organisation, an e-mail or a phone. */
  q?: string | undefined;
};

export type EnquiryRow = {
  id: number;
  number: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  organization: string;
  subject: string;
  ownerName: string | undefined;
  lineCount: number;
  createdAt: Date;
  answerBy: Date;
  isOverdue: boolean;
};

/** The inbox, newest first; `before` is the id of the last row seen, `next` that of the page that follows. */
export async function listEnquiries(
  db: Db,
  { filter, before, limit = 30, now }: { filter: EnquiryFilter; before?: number; limit?: number; now: Date },
): Promise<{ rows: EnquiryRow[]; next: number | undefined }> {
  const rows = await db
    .select({
      id: enquiries.id,
      number: enquiries.number,
      kind: enquiries.kind,
      status: enquiries.status,
      name: enquiries.name,
      organization: enquiries.organization,
      subject: enquiries.subject,
      ownerName: profiles.name,
      lineCount: sql<number>`(select count(*)::int from ${enquiryLines} where ${enquiryLines.enquiryId} = ${enquiries.id})`,
      createdAt: enquiries.createdAt,
      answerBy: enquiries.answerBy,
      isOverdue: sql<boolean>`${overdue(now)}`,
    })
    .from(enquiries)
    .leftJoin(profiles, eq(profiles.id, enquiries.ownerId))
    .where(and(passes(filter, now), before === undefined ? undefined : lt(enquiries.id, before)))
    .orderBy(desc(enquiries.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit).map((row) => ({ ...row, ownerName: row.ownerName ?? undefined }));
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.id : undefined };
}

/** How many enquiries wait, and for how many of them the answer should be there already. */
export async function countWaitingEnquiries(
  db: Db,
  now: Date,
): Promise<{ waiting: number; overdue: number }> {
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${enquiries.answerBy} <= ${now.toISOString()}::timestamptz))::int`,
    })
    .from(enquiries)
    .where(inArray(enquiries.status, WAITING));
  return counted!;
}

function passes({ kind, status, owner, isOverdue, q }: EnquiryFilter, now: Date): SQL | undefined {
  return and(
    kind && eq(enquiries.kind, kind),
    status && eq(enquiries.status, status),
    owner === undefined
      ? undefined
      : owner === "nobody"
        ? isNull(enquiries.ownerId)
        : eq(enquiries.ownerId, owner),
    isOverdue ? overdue(now) : undefined,
    q?.trim() ? isFoundBy(q.trim()) : undefined,
  );
}

function overdue(now: Date): SQL {
  return and(inArray(enquiries.status, WAITING), lte(enquiries.answerBy, now))!;
}

function isFoundBy(q: string): SQL | undefined {
  const number = parsePaperNumber("enquiry", q);
  if (number) return eq(enquiries.number, number);
  const part = `%${escapeLike(q)}%`;
  const searched = [
    enquiries.name,
    enquiries.organization,
    enquiries.email,
    enquiries.phone,
    enquiries.subject,
  ];
  return or(...searched.map((column) => ilike(column, part)));
}
