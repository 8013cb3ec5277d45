import { desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { businesses, enquiries } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";

const MOST_ROWS = 50;

/** A customer with the newest orders, addresses and enquiries; what they told a doctor is never read here. Money in paise. */
export async function findCustomer(db: Db, id: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) return undefined;
  const { profileId, phone, email } = customer;
  const isOwn = profileId
    ? or(eq(orders.customerId, id), eq(orders.profileId, profileId))
    : eq(orders.customerId, id);
  const [[total], newest, places, asked, [business]] = await Promise.all([
    db
      .select({
        orderCount: sql<number>`count(*)::int`,
        boughtPaise: sql<number>`coalesce(sum(${orders.totalPaise} - ${orders.cancelledPaise}) filter (
          where ${orders.status} = 'delivered'), 0)::float8`,
      })
      .from(orders)
      .where(isOwn),
    db
      .select({
        number: orders.number,
        status: orders.status,
        placedAt: orders.placedAt,
        totalPaise: sql<number>`${orders.totalPaise} - ${orders.cancelledPaise}`,
      })
      .from(orders)
      .where(isOwn)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(MOST_ROWS),
    db
      .select({
        id: addresses.id,
        name: addresses.name,
        phone: addresses.phone,
        street: addresses.street,
        landmark: addresses.landmark,
        town: addresses.town,
        pincode: addresses.pincode,
      })
      .from(addresses)
      .where(
        profileId
          ? or(eq(addresses.customerId, id), eq(addresses.profileId, profileId))
          : eq(addresses.customerId, id),
      )
      .orderBy(desc(addresses.usedAt))
      .limit(MOST_ROWS),
    listEnquiriesOf(db, { profileId, phone, email }),
    profileId ? db.select().from(businesses).where(eq(businesses.profileId, profileId)) : Promise.resolve([]),
  ]);
  return {
    id,
    name: customer.name,
    phone: phone ?? undefined,
    email: email ?? undefined,
    profileId: profileId ?? undefined,
    since: customer.createdAt,
    ...total!,
    orders: newest,
    addresses: places,
    enquiries: asked,
    business: business && { organization: business.organization, discountPercent: business.discountPercent },
  };
}

function listEnquiriesOf(
  db: Db,
  { profileId, phone, email }: { profileId: string | null; phone: string | null; email: string | null },
) {
  const ways = [
    profileId ? eq(enquiries.profileId, profileId) : undefined,
    phone ? eq(enquiries.phone, phone) : undefined,
    email ? eq(enquiries.email, email) : undefined,
  ].filter((way) => way !== undefined);
  if (ways.length === 0) return Promise.resolve([]);
  return db
    .select({
      number: enquiries.number,
      kind: enquiries.kind,
      status: enquiries.status,
      subject: enquiries.subject,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(or(...ways))
    .orderBy(desc(enquiries.id))
    .limit(MOST_ROWS);
}
