import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { BilledFirm } from "#app/domain/form/business-fields.ts";
import { gstinState, parseGstin } from "#app/domain/form/gstin.ts";

/** Whom the bill of an order is made out to: the firm that was typed, else that of the account's approved business. */
export async function findBilledFirm(
  tx: Db,
  { typed, profileId }: { typed: BilledFirm; profileId: string | undefined },
): Promise<BilledFirm> {
  const { gstin, organization, firmAddress } = typed;
  return gstin ? { gstin, organization, firmAddress } : businessOf(tx, profileId);
}

/** Whether a typed firm must say where it is: the parcel goes to another state than that of its GSTIN (CGST Rule 46(d), (o)). */
export function needsFirmAddress(
  { gstin, firmAddress }: BilledFirm,
  { stateCode }: { stateCode: string },
): boolean {
  return gstin !== undefined && firmAddress === undefined && gstinState(gstin) !== stateCode;
}

/** The firm of an account's last order, or of its business; nothing where that order was its owner's own. */
export async function findLastFirm(db: Db, { userId }: { userId: string }): Promise<BilledFirm> {
  const [last] = await db
    .select({ gstin: orders.gstin, organization: orders.organization, firmAddress: orders.firmAddress })
    .from(orders)
    .where(and(eq(orders.profileId, userId), eq(orders.channel, "web")))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  if (!last?.gstin) return businessOf(db, userId);
  const { gstin, organization, firmAddress } = last;
  return { gstin, organization: organization ?? undefined, firmAddress: firmAddress ?? undefined };
}

async function businessOf(db: Db, profileId: string | undefined): Promise<BilledFirm> {
  if (profileId === undefined) return {};
  const [business] = await db
    .select({ gstin: businesses.gstin, organization: businesses.organization })
    .from(businesses)
    .where(eq(businesses.profileId, profileId));
  const gstin = business && parseGstin(business.gstin);
  return gstin ? { gstin, organization: business.organization } : {};
}
