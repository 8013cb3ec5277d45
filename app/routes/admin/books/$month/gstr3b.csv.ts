import { shopContext } from "#app/context.ts";
import { gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { isMonth } from "#app/domain/books/return-month.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { gstr3bCsv } from "#app/services/books/gstr3b-csv.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import type { Route } from "./+types/gstr3b.csv";

export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("see-reports"),
  requireProof,
  recordExport("books"),
];

/** The sheet of GSTR-3B of a month. */
export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  if (!isMonth(month)) throw new Response(null, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const read = await readMonth(db, { month, today: indiaDate(clock()) });
  return new Response(gstr3bCsv(gstr3bOf(read)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="gstr3b-${month}.csv"`,
    },
  });
}
