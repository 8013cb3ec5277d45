import { and, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { type Gstr3b, gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { type MonthSums, monthSums } from "#app/domain/books/month-sums.ts";
import { type Finding, findingsOf } from "#app/domain/books/preflight.ts";
import { addMonths } from "#app/domain/books/return-month.ts";
import { findReturnFacts, readMonth } from "#app/services/books/read-month.server.ts";

/** As many as one reads; who has more begins with these. */
const SHOWN = 100;
const MONTHS_KEPT = 12;

type FirstFindings = { total: number; findings: Finding[] };

/** What the screen of a month shows of its papers. */
export type CheckedMonth = {
  paperCount: number;
  mend: FirstFindings;
  look: FirstFindings;
  brokenRules: number;
  sums: MonthSums;
  summary: Gstr3b;
};

const keptOf = oncePer((_: Db) => new Map<string, { madeOf: string; checked: CheckedMonth }>());

/**
 * The papers of a month checked and summed up. They never change, so what was found once is kept in memory until one is added, until
 * more is credited of a paper that a note is about, until the shop's facts are others, and for a day: some rules ask what day it is.
 */
export async function checkMonth(
  db: Db,
  { month, today }: { month: string; today: string },
): Promise<CheckedMonth> {
  const madeOf = JSON.stringify([today, await findReturnFacts(db), await countPapers(db, month)]);
  const all = keptOf(db);
  const kept = all.get(month);
  if (kept?.madeOf === madeOf) return kept.checked;
  const read = await readMonth(db, { month, today });
  const findings = findingsOf(read);
  const ofLevel = (level: Finding["level"]): FirstFindings => {
    const found = findings.filter((finding) => finding.level === level);
    return { total: found.length, findings: found.slice(0, SHOWN) };
  };
  const checked: CheckedMonth = {
    paperCount: read.papers.length,
    mend: ofLevel("mend"),
    look: ofLevel("look"),
    brokenRules: new Set(findings.map(({ rule }) => rule)).size,
    sums: monthSums(read),
    summary: gstr3bOf(read),
  };
  all.delete(month);
  all.set(month, { madeOf, checked });
  if (all.size > MONTHS_KEPT) all.delete(all.keys().next().value!);
  return checked;
}

/** How many papers a month has, and how much was ever credited of those that its notes are about: both only ever grow. */
async function countPapers(db: Db, month: string): Promise<{ papers: number; creditedPaise: number }> {
  const ofMonth = and(
    gte(invoices.issuedOn, `${month}-01`),
    lt(invoices.issuedOn, `${addMonths(month, 1)}-01`),
  );
  const noted = db
    .select({ id: invoices.againstId })
    .from(invoices)
    .where(and(ofMonth, inArray(invoices.kind, ["credit-note", "debit-note", "supplementary-bill"])));
  const [papers, [credited]] = await Promise.all([
    db.$count(invoices, ofMonth),
    db
      .select({ paise: sql<number>`coalesce(sum(${invoices.totalPaise}), 0)::float8` })
      .from(invoices)
      .where(
        and(
          isNotNull(invoices.againstId),
          eq(invoices.kind, "credit-note"),
          inArray(invoices.againstId, noted),
        ),
      ),
  ]);
  return { papers, creditedPaise: credited!.paise };
}
