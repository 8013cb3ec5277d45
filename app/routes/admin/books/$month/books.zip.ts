import { shopContext } from "#app/context.ts";
import { isMonth } from "#app/domain/books/return-month.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { readMonthFile } from "#app/services/books/month/read-month-file.server.ts";
import type { Route } from "./+types/books.zip";

export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("see-reports"),
  requireProof,
  recordExport("books"),
];

/** The one file of a closed month, the same bytes each time. */
export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const file = isMonth(month) ? await readMonthFile(db, { month, dataDir: config.dataDir }) : undefined;
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(file.byteCount),
      "Content-Disposition": `attachment; filename="books-${month}.zip"`,
    },
  });
}
