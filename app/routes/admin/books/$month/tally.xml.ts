import { shopContext } from "#app/context.ts";
import { isMonth } from "#app/domain/books/return-month.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { monthTallyXml } from "#app/services/books/tally/month-vouchers.server.ts";
import type { Route } from "./+types/tally.xml";

export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("see-reports"),
  requireProof,
  recordExport("books"),
];

/** The vouchers of a month, to be imported by hand. */
export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  if (!isMonth(month)) throw new Response(null, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const read = await readMonth(db, { month, today: indiaDate(clock()) });
  return new Response(await monthTallyXml(db, read), {
    headers: {
      "Content-Type": "text/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="tally-${month}.xml"`,
    },
  });
}
