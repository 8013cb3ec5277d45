import { createEvent } from "ics";
import { nextPackText } from "#app/content/messages/orders/next-pack.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { findNextPackDate } from "#app/services/orders/next-pack.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** The day on which the course needs another pack as a calendar file (RFC 5545), with an alarm as many days before as a refill reminder goes out; it names no medicine. Undefined where no such day is known. */
export async function writeNextPackCalendar(
  db: Db,
  { token, publicOrigin }: { token: string; publicOrigin: string },
): Promise<{ fileName: string; content: string } | undefined> {
  const order = await findOrderByToken(db, token);
  const day = order && (await findNextPackDate(db, token));
  if (!day) return undefined;
  const { shop, prescriptions } = await findSettings(db);
  const title = nextPackText.title(shop.name);
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const { value, error } = createEvent({
    uid: `next-pack-${order.number}@${new URL(publicOrigin).hostname}`,
    productId: "materia",
    title,
    description: nextPackText.text(pageAddress(publicOrigin, `/track-order/${token}`)),
    start: [year, month, date],
    duration: { days: 1 },
    alarms: [
      {
        action: "display",
        description: title,
        trigger: { days: prescriptions.remindDaysBefore, before: true },
      },
    ],
  });
  if (error || !value) throw error ?? new Error("The calendar file is empty.");
  return { fileName: `${order.number}.ics`, content: value };
}
