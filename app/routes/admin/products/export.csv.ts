import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { exportProducts } from "#app/services/catalog/import/export-products.server.ts";
import type { Route } from "./+types/export.csv";

/** The whole catalogue as a file, sent while it is read. */
export async function loader({ context }: Route.LoaderArgs) {
  // A thrown Response, not data() as allowOnly throws: an address without a page answers that with 500.
  if (!may(accountOf(context).role, "edit-catalogue")) throw new Response(null, { status: 404 });
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
