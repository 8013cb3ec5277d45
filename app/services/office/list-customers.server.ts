import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { hasWords, wordsOf } from "#app/db/words.ts";
import { parsePhone } from "#app/domain/form/phone.ts";

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

/** Who bought, newest first, 50 after the row `after`; `q` is a phone, or beginnings of words of the name or the e-mail address. */
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
      orderCount: sql<number>`(select count(*)::int from ${orders} own where own.customer_id = ${customers}.id)`,
      lastOrderAt: sql<
        string | null
      >`(select max(own.placed_at) from ${orders} own where own.customer_id = ${customers}.id)`,
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
  // Looked up apart: walking along the list for a name that nobody has would read all customers.
  return sql`${customers.id} = any (array(
    select own.id from ${customers} own where ${hasWords(wordsOf(sql`own.name || ' ' || coalesce(own.email, '')`), q)}
  ))`;
}
