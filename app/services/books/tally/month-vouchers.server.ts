import type { Db } from "#app/db/client.server.ts";
import type { ReturnMonth } from "#app/domain/books/return-month.ts";
import { tallyXml } from "#app/domain/books/tally/tally-xml.ts";
import { openTally } from "#app/integrations/tally.server.ts";
import { readVouchers } from "#app/services/books/tally/read-vouchers.server.ts";
import { type SentVouchers, sendVouchers } from "#app/services/books/tally/send-vouchers.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** The vouchers of a month under the owner's names, as the file that Tally imports. */
export async function monthTallyXml(db: Db, read: ReturnMonth): Promise<string> {
  const { company, ...names } = (await findSettings(db)).tally;
  return tallyXml(await readVouchers(db, read), { names, company });
}

/** Sends the vouchers of a month to the Tally at that address. */
export async function sendMonth(
  db: Db,
  { read, url }: { read: ReturnMonth; url: string },
): Promise<SentVouchers> {
  const { company, ...names } = (await findSettings(db)).tally;
  return sendVouchers(openTally(url), { vouchers: await readVouchers(db, read), names, company });
}
