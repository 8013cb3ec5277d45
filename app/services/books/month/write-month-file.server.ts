import { setTimeout as wait } from "node:timers/promises";
import { asc, desc, eq, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { monthCloses, monthFiles, monthWork } from "#app/db/schema/books-months.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { addMonths } from "#app/domain/books/return-month.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { paperSlug } from "#app/domain/invoices/invoice-paper.ts";
import type { BookFiles, PutFile } from "#app/integrations/book-files.server.ts";
import { gstr3bCsv } from "#app/services/books/gstr3b-csv.server.ts";
import { cashBookCsv, readCash } from "#app/services/books/month/cash-book.server.ts";
import { firstDay } from "#app/services/books/month/month-obstacles.server.ts";
import { readStockValue, stockValueCsv } from "#app/services/books/month/stock-value.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { monthTallyXml } from "#app/services/books/tally/month-vouchers.server.ts";
import { drawInvoice } from "#app/services/invoices/draw-invoice.server.ts";
import { listPapersBetween } from "#app/services/invoices/find-papers.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** So many papers lie in memory at once, and so often the work says how far it is. */
const AT_ONCE = 50;
const BREATH_MS = 10;
/** Work that says nothing for so long was left by a process that ended. */
const LEFT_AFTER_MS = 120_000;

type Closed = typeof monthCloses.$inferSelect;

/** Makes the file of each closed month that has none, one after the other; gives the months it made. */
export async function writeMonthFiles(
  db: Db,
  { files, clock }: { files: BookFiles; clock: () => Date },
): Promise<string[]> {
  const made: string[] = [];
  const closes = await db.select().from(monthCloses).orderBy(asc(monthCloses.month));
  const sizes = await findSizes(db);
  const oldest = addMonths(
    indiaDate(clock()).slice(0, 7),
    -12 * (await findSettings(db)).legal.invoiceYears - 1,
  );
  for (const closed of closes) {
    // When the years of its bills are over, who bought is forgotten here too.
    if (closed.month < oldest) {
      await files.remove(closed.month);
      continue;
    }
    const kept = sizes.get(closed.month);
    if (kept !== undefined && (await files.size(closed.month)) === kept) continue;
    if (!(await claimWork(db, { month: closed.month, now: clock() }))) continue;
    const written = await files.write(closed.month, {
      datedAt: closed.closedAt,
      fill: (put) => fillZip(db, { closed, put, clock }),
    });
    await db.insert(monthFiles).values({ month: closed.month, ...written, madeAt: clock() });
    await db.delete(monthWork).where(eq(monthWork.month, closed.month));
    made.push(closed.month);
  }
  return made;
}

/** How many bytes the newest file of each month has. */
async function findSizes(db: Db): Promise<Map<string, number>> {
  const { month, byteCount, id } = monthFiles;
  const rows = await db
    .selectDistinctOn([month], { month, byteCount })
    .from(monthFiles)
    .orderBy(month, desc(id));
  return new Map(rows.map((row) => [row.month, row.byteCount]));
}

/** True for the one process that is to make it. */
async function claimWork(db: Db, { month, now }: { month: string; now: Date }): Promise<boolean> {
  const taken = await db
    .insert(monthWork)
    .values({ month, drawnCount: 0, touchedAt: now })
    .onConflictDoUpdate({
      target: monthWork.month,
      set: { drawnCount: 0, touchedAt: now },
      setWhere: lt(monthWork.touchedAt, new Date(now.getTime() - LEFT_AFTER_MS)),
    })
    .returning({ month: monthWork.month });
  return taken.length > 0;
}

async function fillZip(
  db: Db,
  { closed, put, clock }: { closed: Closed; put: PutFile; clock: () => Date },
): Promise<void> {
  const { month, closedAt } = closed;
  const read = await readMonth(db, { month, today: indiaDate(closedAt) });
  const text = (name: string, content: string) => put(name, new TextEncoder().encode(content));
  await text("gstr1.json", JSON.stringify(gstr1Of(read)));
  await text("gstr3b.csv", gstr3bCsv(gstr3bOf(read)));
  await text("tally.xml", await monthTallyXml(db, read));
  await text("cash-book.csv", cashBookCsv(await readCash(db, month)));
  await text("stock-value.csv", stockValueCsv(await readStockValue(db, month)));
  const between = { from: firstDay(month), until: firstDay(addMonths(month, 1)), limit: AT_ONCE };
  for (let afterId = 0, drawnCount = 0; ; ) {
    const papers = await listPapersBetween(db, { ...between, afterId });
    for (const { paper } of papers) {
      await put(`papers/${paperSlug(paper.number)}.pdf`, await drawInvoice(paper), "stored");
      // Drawing keeps the processor busy: whoever shops meanwhile goes first.
      await wait(BREATH_MS);
    }
    drawnCount += papers.length;
    await db.update(monthWork).set({ drawnCount, touchedAt: clock() }).where(eq(monthWork.month, month));
    if (papers.length < AT_ONCE) return;
    afterId = papers.at(-1)!.id;
  }
}
