import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { orders, payments } from "#app/db/schema/orders.ts";
import { states } from "#app/db/schema/places.ts";
import { gstinState, parseGstin } from "#app/domain/form/gstin.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type {
  InvoiceBuyer,
  InvoicePayment,
  InvoiceSeller,
  StateOfIndia,
} from "#app/domain/invoices/invoice-paper.ts";
import type { Settings } from "#app/domain/settings.ts";

type Order = typeof orders.$inferSelect;

/** Who sells and who buys, as they are today: copies for the paper. */
export async function findParties(
  tx: Db,
  { order, shop }: { order: Order; shop: Settings["shop"] },
): Promise<{ seller: InvoiceSeller; buyer: InvoiceBuyer }> {
  const { gstin, organization, firmAddress, channel } = order;
  const firmState = gstin ? gstinState(gstin) : order.stateCode;
  const nameOf = await stateNames(tx, [order.stateCode, firmState]);
  const firm = gstin && organization ? { organization, gstin } : {};
  const parcel = [order.street, order.landmark, `${order.town} ${order.pincode}`].filter(Boolean).join(", ");
  const isAtCounter = channel === "counter";
  const place = firmAddress
    ? {
        address: firmAddress,
        state: nameOf(firmState),
        ...(isAtCounter
          ? { isAtCounter: true as const }
          : { deliveredTo: `${parcel}, ${nameOf(order.stateCode).name}` }),
      }
    : { address: parcel, state: nameOf(order.stateCode) };
  return {
    seller: sellerOf(shop),
    // The address of a sale at the counter is the shop's own.
    buyer: { name: order.name, ...firm, ...((firmAddress || !isAtCounter) && place) },
  };
}

/** How an order is or was paid, for its paper. */
export function paymentOf(
  { method, paidAt, amountPaise: advancePaise }: typeof payments.$inferSelect,
  { doorPaise }: Pick<Order, "doorPaise">,
): InvoicePayment {
  const paidOn = paidAt && indiaDate(paidAt);
  return { method, paidOn, ...(doorPaise > 0 && { inPart: { advancePaise, doorPaise } }) };
}

function sellerOf({ address, ...shop }: Settings["shop"]): InvoiceSeller {
  const { line1, area, town, district, pincode, state, stateCode } = address;
  const { name, nameInHindi, legalName, phone, licence20c, licence20cHolder } = shop;
  const place = [line1, area, town, `${district} ${pincode}`].filter(Boolean).join(", ");
  const gstin = shop.gstin && parseGstin(shop.gstin);
  return {
    ...{ name, nameInHindi, legalName, phone, licence20c, licence20cHolder, gstin },
    address: place,
    state: { code: stateCode, name: state },
  };
}

async function stateNames(tx: Db, codes: string[]): Promise<(code: string) => StateOfIndia> {
  const rows = await tx.select().from(states).where(inArray(states.code, codes));
  return (code) => ({ code, name: rows.find((row) => row.code === code)?.name ?? code });
}
