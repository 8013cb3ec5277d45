import { and, asc, desc, eq, isNull, lte, ne } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { prescriptionMail } from "#app/content/messages/prescriptions/prescription-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptionLines, prescriptions, refillReminders } from "#app/db/schema/prescriptions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addDays, indiaDate, indiaMinutes } from "#app/domain/india-time.ts";
import { runOutDate } from "#app/domain/prescriptions/run-out.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Starts a reminder for a line of the patient's prescription, by mail or text message to the address of the consultation; a stopped one starts again. */
export async function askForRefill(
  db: Db,
  { token, lineId, channel, now }: { token: string; lineId: number; channel: "mail" | "sms"; now: Date },
): Promise<Result<{ remindOn: string; token: string }, "not-found">> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ line: prescriptionLines, issuedAt: prescriptions.issuedAt, visit: consultations })
      .from(prescriptionLines)
      .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
      .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
      .where(
        and(
          eq(prescriptions.token, token),
          eq(prescriptionLines.id, lineId),
          isNull(prescriptions.revokedAt),
          eq(isReplaced, false),
        ),
      );
    if (!found) return refused("not-found");
    const { line, issuedAt, visit } = found;
    const days = await refillDays(tx, { line, issuedAt, now });
    const started = {
      channel,
      recipient: channel === "mail" ? visit.email : visit.phone,
      ...days,
      isStopped: false,
      sentAt: null,
    };
    const [reminder] = await tx
      .insert(refillReminders)
      .values({
        ...started,
        token: newToken(),
        prescriptionLineId: line.id,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: refillReminders.prescriptionLineId, set: started })
      .returning({ remindOn: refillReminders.remindOn, token: refillReminders.token });
    return ok(reminder!);
  });
}

/** Reckons the reminders of what an order holds anew: the course begins when the order arrives. */
export async function renewRefills(tx: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const due = await tx
    .select({ id: refillReminders.id, line: prescriptionLines, issuedAt: prescriptions.issuedAt })
    .from(refillReminders)
    .innerJoin(orderLines, eq(orderLines.prescriptionLineId, refillReminders.prescriptionLineId))
    .innerJoin(prescriptionLines, eq(prescriptionLines.id, refillReminders.prescriptionLineId))
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(refillReminders.id));
  for (const { id, line, issuedAt } of due)
    await tx
      .update(refillReminders)
      .set({ ...(await refillDays(tx, { line, issuedAt, now })), sentAt: null })
      .where(eq(refillReminders.id, id));
}

// Nobody is woken up by a reminder.
const FIRST_MINUTE = 9 * 60;
const LAST_MINUTE = 20 * 60;
const REMINDERS_PER_ROUND = 100;

/** Puts the reminders of the day into the outbox, once each, also beside other workers; those of a withdrawn prescription stop. Gives their number. */
export async function sendDueRefills(
  db: Db,
  { now, publicOrigin }: { now: Date; publicOrigin: string },
): Promise<number> {
  const minute = indiaMinutes(now);
  if (minute < FIRST_MINUTE || minute >= LAST_MINUTE) return 0;
  return inTransaction(db, async (tx) => {
    const { shop } = await findSettings(tx);
    const due = await tx
      .select({ reminder: refillReminders, revokedAt: prescriptions.revokedAt, isReplaced })
      .from(refillReminders)
      .innerJoin(prescriptionLines, eq(prescriptionLines.id, refillReminders.prescriptionLineId))
      .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
      .where(
        and(
          isNull(refillReminders.sentAt),
          eq(refillReminders.isStopped, false),
          lte(refillReminders.remindOn, indiaDate(now)),
        ),
      )
      .orderBy(asc(refillReminders.id))
      .limit(REMINDERS_PER_ROUND)
      .for("update", { of: refillReminders, skipLocked: true });
    for (const { reminder, revokedAt, isReplaced } of due) {
      const isOver = revokedAt !== null || isReplaced;
      await tx
        .update(refillReminders)
        .set(isOver ? { isStopped: true } : { sentAt: now })
        .where(eq(refillReminders.id, reminder.id));
      if (isOver) continue;
      const { channel, recipient, runsOutOn, remindOn, token } = reminder;
      const words = { runsOutOn, url: pageAddress(publicOrigin, `/refill/${token}`) };
      const letter =
        channel === "mail"
          ? prescriptionMail.refill.mail(words, shop)
          : { subject: "", body: prescriptionMail.refill.sms(words, shop) };
      const dedupeKey = `${SECRET_MESSAGE}refill ${reminder.id} ${remindOn}`;
      await enqueueMessages(tx, [{ dedupeKey, channel, recipient, ...letter }], now);
    }
    return due.length;
  });
}

type StoredLine = typeof prescriptionLines.$inferSelect;

/** When the medicine of a line is used up, by the last order of it, else by its course; and when to say so, tomorrow at the earliest. */
async function refillDays(
  tx: Db,
  { line, issuedAt, now }: { line: StoredLine; issuedAt: Date; now: Date },
): Promise<{ runsOutOn: string; remindOn: string }> {
  const [bought] = await tx
    .select({
      startsOn: orders.promisedBy,
      quantity: orderLines.quantity,
      cancelledQuantity: orderLines.cancelledQuantity,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.prescriptionLineId, line.id), ne(orders.status, "cancelled")))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  const startsOn = bought?.startsOn ?? indiaDate(issuedAt);
  const courseEndsOn = addDays(startsOn, line.days);
  const packs = bought ? bought.quantity - bought.cancelledQuantity : 0;
  const packsEndOn = bought && runOutDate({ startsOn, packs, pack: bought, dose: line });
  const runsOutOn = packsEndOn !== undefined && packsEndOn < courseEndsOn ? packsEndOn : courseEndsOn;
  const { remindDaysBefore } = (await findSettings(tx)).prescriptions;
  const wanted = addDays(runsOutOn, -remindDaysBefore);
  const tomorrow = addDays(indiaDate(now), 1);
  return { runsOutOn, remindOn: wanted > tomorrow ? wanted : tomorrow };
}
