import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions } from "#app/db/schema/prescriptions.ts";
import { nextPackDate } from "#app/domain/prescriptions/run-out.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";

/** The first day ("YYYY-MM-DD") on which a course needs more than the order behind that link holds; undefined where no prescription that is still good says a dose, and where the packs last the course. */
export async function findNextPackDate(db: Db, token: string): Promise<string | undefined> {
  const prescribed = await db
    .select({
      startsOn: orders.promisedBy,
      quantity: orderLines.quantity,
      cancelledQuantity: orderLines.cancelledQuantity,
      pack: { netQuantity: products.netQuantity, netUnit: products.netUnit },
      dose: prescriptionLines,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(prescriptionLines, eq(prescriptionLines.id, orderLines.prescriptionLineId))
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(and(eq(orders.trackingToken, token), isNull(prescriptions.revokedAt), eq(isReplaced, false)));
  const days = prescribed.map(({ quantity, cancelledQuantity, ...line }) =>
    nextPackDate({ ...line, packs: quantity - cancelledQuantity }),
  );
  return days.filter((day) => day !== undefined).sort()[0];
}
