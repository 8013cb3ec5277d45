import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { requirePermission } from "#app/middleware/account.server.ts";
import { auditFilterOf } from "#app/middleware/audit-filter.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { auditCsv } from "#app/services/office/audit-csv.server.ts";
import type { Route } from "./+types/export.csv";

export const middleware: Route.MiddlewareFunction[] = [
  keepPersonal,
  requirePermission("export-data"),
  requireProof,
  recordExport("audit"),
];

/** The audit log as the address filters it, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const csv = await auditCsv(db, auditFilterOf(new URL(request.url).searchParams));
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="audit-${indiaDate(clock())}.csv"`,
    },
  });
}
