import { AUDIT_THINGS } from "#app/domain/audit-about.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { isDay } from "#app/domain/india-time.ts";
import type { AuditFilter } from "#app/services/office/list-audit.server.ts";

/** What the address asks the audit log for; a day that is none counts as no day, and so does a kind of thing. */
export function auditFilterOf(query: URLSearchParams): AuditFilter {
  const typed = (name: string) => cleanLine(query.get(name) ?? "").slice(0, 80);
  const day = typed("day");
  return {
    person: typed("person"),
    act: typed("act"),
    thing: AUDIT_THINGS.find((thing) => thing === typed("thing")) ?? "",
    name: typed("name"),
    day: isDay(day) ? day : "",
  };
}
