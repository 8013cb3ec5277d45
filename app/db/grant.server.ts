import type pg from "pg";
import { KEPT_TABLES } from "#app/db/kept-tables.ts";

/** What the owner does for the shop, each refusing all but that (security definer). */
const FUNCTIONS = [
  "delete_old_prescriptions(integer)",
  "hold_books()",
  "hold_order_ledger()",
  "purge_security_events(timestamptz)",
];

/** As the owner of the tables: the role may read and write rows, of the kept tables only add and read them, and nothing else. */
export async function grantToShop(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ isOwner: boolean }>(
    "select pg_has_role($1::name, current_user, 'member') as \"isOwner\"",
    [role],
  );
  // Whoever is the owner, or may become it, has all rights already: none can be kept from it.
  if (rows[0]!.isOwner) return;
  const app = owner.escapeIdentifier(role);
  const statements = [
    "begin",
    "revoke create on schema public from public",
    `revoke all on all tables in schema public from ${app}`,
    `grant usage on schema public, drizzle to ${app}`,
    `grant select on drizzle.__drizzle_migrations to ${app}`,
    `grant select, insert, update, delete on all tables in schema public to ${app}`,
    `grant usage, select on all sequences in schema public to ${app}`,
    ...Object.entries(KEPT_TABLES).flatMap(([table, columns]) => [
      `revoke update, delete on ${table} from ${app}`,
      ...(columns.length > 0 ? [`grant update (${columns.join(", ")}) on ${table} to ${app}`] : []),
    ]),
    ...FUNCTIONS.map((call) => `grant execute on function ${call} to ${app}`),
    "commit",
  ];
  for (const statement of statements) await owner.query(statement);
}

/** Whether who is asked could change or empty what must stay as it was written. */
export async function mayRewriteHistory(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ mayRewrite: boolean }>(
    `select bool_or(
       has_table_privilege(kept::regclass, 'update, delete, truncate, trigger')
       or pg_has_role((select relowner from pg_class where oid = kept::regclass), 'member')
     ) as "mayRewrite" from unnest($1::text[]) as kept`,
    [Object.keys(KEPT_TABLES)],
  );
  return rows[0]!.mayRewrite;
}
