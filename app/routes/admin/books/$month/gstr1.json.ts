import { shopContext } from "#app/context.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { filePeriod } from "#app/domain/books/gstr1-file.ts";
import { isMonth } from "#app/domain/books/return-month.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import type { Route } from "./+types/gstr1.json";

export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("see-reports"),
  requireProof,
  recordExport("books"),
];

/** GSTR-1 of a month for the upload of the portal. */
export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  if (!isMonth(month)) throw new Response(null, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const file = gstr1Of(await readMonth(db, { month, today: indiaDate(clock()) }));
  const name = ["returns", filePeriod(month), "R1", file.gstin, "offline"].filter(Boolean).join("_");
  return new Response(JSON.stringify(file), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.json"`,
    },
  });
}
