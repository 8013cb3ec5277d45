import { stringify } from "csv-stringify/sync";
import { auditActsText } from "#app/content/messages/audit-acts.ts";
import { auditActor, auditFactWords, auditThing } from "#app/content/messages/office/audit-words.ts";
import { officeAuditText } from "#app/content/messages/office/office-audit.ts";
import type { Db } from "#app/db/client.server.ts";
import { isAuditAct } from "#app/domain/audit-act.ts";
import { toldFacts } from "#app/domain/office/audit-facts.ts";
import { type AuditFilter, type AuditRow, listAudit } from "#app/services/office/list-audit.server.ts";

const MOST_ROWS = 20_000;

/** The newest 20,000 entries that pass the filter as CSV for Excel, in the words of the screen; times in UTC, cells never act as formulas. */
export async function auditCsv(db: Db, filter: AuditFilter): Promise<string> {
  const { rows } = await listAudit(db, { filter, limit: MOST_ROWS });
  const { number, when, who, what, about, details } = officeAuditText.file;
  return stringify([[number, when, who, what, about, details], ...rows.map(cellsOf)], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}

function cellsOf({ id, happenedAt, actor, action, subject, subjectName, details }: AuditRow): string[] {
  const { sentences, choice } = auditActsText;
  const { changed, fact } = officeAuditText;
  const facts = toldFacts(details, auditFactWords(subject)).map(({ name, was, is }) =>
    fact(name, was === undefined ? is : changed(was, is)),
  );
  return [
    String(id),
    happenedAt.toISOString(),
    auditActor(actor, subject),
    isAuditAct(action) ? choice(sentences[action]) : action,
    auditThing({ subject, subjectName }),
    facts.join("; "),
  ];
}
