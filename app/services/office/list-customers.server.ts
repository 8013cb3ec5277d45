import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customers } from "#app/db/schema/customers.ts";
import { orders } from "#app/db/schema/orders.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { escapeLike } from "#app/services/catalog/shop-query.server.ts";

const PER_PAGE = 50;

export type CustomerRow = {
  id: number;
  name: string;
  phone: string | undefined;
  email: string | undefined;
  hasAccount: boolean;
  orderCount: number;
  lastOrderAt: Date | undefined;
};

/** Who bought, newest first, 50 after the row `after`; `q` is a phone, part of an e-mail address or of a name. */
export async function listCustomers(
  db: Db,
  { q, after }: { q: string; after?: number | undefined },
): Promise<{ rows: CustomerRow[]; after: number | undefined }> {
  const found = await db
    .select({
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      email: customers.email,
      profileId: customers.profileId,
      orderCount: sql<number>`(select count(*)::int from ${orders} where ${orders.customerId} = ${customers.id})`,
      lastOrderAt: sql<
        string | null
      >`(select max(${orders.placedAt}) from ${orders} where ${orders.customerId} = ${customers.id})`,
    })
    .from(customers)
    .where(and(matches(q), after === undefined ? undefined : lt(customers.id, after)))
    .orderBy(desc(customers.id))
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE).map(({ profileId, lastOrderAt, phone, email, ...row }) => ({
    ...row,
    phone: phone ?? undefined,
    email: email ?? undefined,
    hasAccount: profileId !== null,
    lastOrderAt: lastOrderAt === null ? undefined : new Date(lastOrderAt),
  }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

function matches(q: string): SQL | undefined {
  if (q === "") return undefined;
  const phone = parsePhone(q);
  if (phone) return eq(customers.phone, phone);
  const part = `%${escapeLike(q)}%`;
  return or(sql`${customers.name} ilike ${part}`, sql`${customers.email} ilike ${part}`);
}
