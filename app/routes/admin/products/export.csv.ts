import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { recordExport, requireProof } from "#app/middleware/proof.server.ts";
import { exportProducts } from "#app/services/catalog/import/export-products.server.ts";
import type { Route } from "./+types/export.csv";

export const middleware: Route.MiddlewareFunction[] = [
  allowOnly("edit-catalogue"),
  requireProof,
  recordExport("products"),
];

/** The whole catalogue as a file, sent while it is read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const pieces = exportProducts(db);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="catalogue-${indiaDate(clock())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
