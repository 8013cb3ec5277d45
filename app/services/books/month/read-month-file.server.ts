import type { Db } from "#app/db/client.server.ts";
import { openBookFiles } from "#app/integrations/book-files.server.ts";
import { findMonthClose } from "#app/services/books/month/find-month-close.server.ts";

/** The one file of a closed month as it was made; undefined while there is none. */
export async function readMonthFile(
  db: Db,
  { month, dataDir }: { month: string; dataDir: string },
): Promise<{ bytes: ReadableStream<Uint8Array>; byteCount: number } | undefined> {
  const closed = await findMonthClose(db, month);
  const files = openBookFiles(dataDir);
  if (!closed?.file || (await files.size(month)) !== closed.file.byteCount) return undefined;
  return { bytes: files.read(month), byteCount: closed.file.byteCount };
}
