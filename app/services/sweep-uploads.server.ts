import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { undos } from "#app/db/schema/ground-undos.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { keyIdOf } from "#app/db/vault.server.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

const DAY_MS = 24 * 60 * 60_000;
/** More leftovers than these, and than a tenth of all files, are none: then the database is another's, or older than its files. */
const FEW = 20;

/**
 * Deletes what a process that was killed has left for a day: files begun, papers without a row, and rows with their files that nothing
 * refers to; pictures, which nobody's secret is in, stay. Deletes nothing where it would be much (`isTooMuch`). Gives how many.
 */
export async function sweepUploads(
  db: Db,
  files: FileStore,
  now: Date,
): Promise<{ count: number; isTooMuch: boolean }> {
  const before = new Date(now.getTime() - DAY_MS);
  const written = await files.listBefore(before);
  const rowless: string[] = [];
  for (const id of written) if (!(await hasRow(db, id)) && (await isPaper(files, id))) rowless.push(id);
  const unused = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.uploadedAt, before), await isUnused(db)));
  const count = rowless.length + unused.length;
  if (count > Math.max(FEW, written.length / 10)) return { count, isTooMuch: true };
  for (const { id } of unused) await removeUpload(db, files, id);
  for (const id of rowless) await files.remove(id);
  return { count: count + (await files.removeParts(before)), isTooMuch: false };
}

async function hasRow(db: Db, id: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.id, id))) > 0;
}

/** Papers are sealed; pictures, and what is drawn of them and for links, are not. */
async function isPaper(files: FileStore, id: string): Promise<boolean> {
  const start = await files.readStart(id);
  return start !== undefined && keyIdOf(start) !== undefined;
}

/** SQL: whether no row of any table refers to it, nor one that can still be put back. The database knows which tables do. */
async function isUnused(db: Db): Promise<SQL> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'uploads'::regclass`);
  if (rows.length === 0) throw new Error("No table refers to uploads: their tables cannot be read.");
  const used = rows.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${uploads.id})`,
  );
  const kept = sql`not exists (select from ${undos} where ${undos.rows}::text like '%' || ${uploads.id} || '%')`;
  return sql.join([...used, kept], sql` and `);
}
