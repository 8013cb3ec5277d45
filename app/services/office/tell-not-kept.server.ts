import { notKeptMail } from "#app/content/messages/office/not-kept-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { addDays, indiaDate, indiaInstant, indiaMinutes } from "#app/domain/india-time.ts";
import { lastWeek } from "#app/domain/reports/asked-week.ts";
import { isReservedEmail } from "#app/domain/shop/opening.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { listNotKept } from "#app/services/reports/not-kept.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const FIRST_MINUTE = 9 * 60;
const MOST_LISTED = 20;

/**
 * Tells the owner by email, once a week from Monday 9 AM on, what was asked for in the last week and not kept; nothing where
 * nothing was, or where the shop's email has no mailbox yet. Gives how much of it the email lists.
 */
export async function tellNotKept(
  db: Db,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<number> {
  if (indiaMinutes(now) < FIRST_MINUTE) return 0;
  const { shop } = await findSettings(db);
  if (isReservedEmail(shop.email)) return 0;
  const week = lastWeek(indiaDate(now));
  const all = await listNotKept(db, week);
  if (all.length === 0) return 0;
  const asked = all.slice(0, MOST_LISTED);
  const url = pageAddress(publicOrigin, "/admin/search-words");
  const told = { ...week, asked, more: all.length - asked.length, url, shopName: shop.name };
  const message = {
    // The same in every process and every hour of the week.
    dedupeKey: `not-kept ${week.from}`,
    channel: "mail" as const,
    recipient: shop.email,
    subject: notKeptMail.subject(told),
    body: notKeptMail.body(told),
    usefulUntil: indiaInstant(addDays(week.to, 8), 0),
  };
  await enqueueMessages(db, [message], now);
  return asked.length;
}
