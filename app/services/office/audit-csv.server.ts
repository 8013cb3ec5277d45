import { stringify } from "csv-stringify/sync";
import type { Db } from "#app/db/client.server.ts";
import { type AuditFilter, listAudit } from "#app/services/office/list-audit.server.ts";

const MOST_ROWS = 20_000;

/** The newest 20,000 entries that pass the filter as CSV for Excel; cells never act as formulas. */
export async function auditCsv(db: Db, filter: AuditFilter): Promise<string> {
  const { rows } = await listAudit(db, { filter, limit: MOST_ROWS });
  const cells = rows.map(({ id, happenedAt, actor, action, subject, details }) => [
    String(id),
    happenedAt.toISOString(),
    actor,
    action,
    subject,
    JSON.stringify(details),
  ]);
  const heading = ["id", "happenedAt", "actor", "action", "subject", "details"];
  return stringify([heading, ...cells], { bom: true, escape_formulas: true, record_delimiter: "windows" });
}
