import { and, asc, eq, exists, gt, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { cartReminderMail } from "#app/content/messages/accounts/cart-reminder-mail.ts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { consents, users } from "#app/db/schema/accounts.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ownEmail } from "#app/domain/own-email.ts";
import { isNewsTime } from "#app/domain/quiet-hours.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { enqueueMessages, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { isLinkGood, signLink } from "#app/services/signed-link.server.ts";

const CARTS_PER_ROUND = 100;
const HOUR_MS = 60 * 60_000;
/** What was left a week ago is no longer wanted: nobody is reminded when the owner switches reminders on. */
const LATEST_MS = 7 * 24 * HOUR_MS;
const LINK_MS = 90 * 24 * HOUR_MS;

type Round = { now: Date; publicOrigin: string; secret: string };

/** Reminds once of a cart that was left, who agreed to just that and has ordered nothing since; only where the owner has switched it on. Gives how many. */
export async function remindOfCarts(db: Db, { now, publicOrigin, secret }: Round): Promise<number> {
  const { cart, shop } = await findSettings(db);
  if (!cart.isReminderOn || !isNewsTime(now)) return 0;
  const itsLines = db.select({ one: sql`1` }).from(cartLines).where(eq(cartLines.cartId, carts.id));
  // An emptied cart that is filled again is another one.
  await db
    .update(carts)
    .set({ remindedAt: null })
    .where(and(isNotNull(carts.remindedAt), notExists(itsLines)));
  const ordersSince = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.profileId, carts.profileId), gt(orders.placedAt, carts.touchedAt)));
  return inTransaction(db, async (tx) => {
    const left = await tx
      .select({ id: carts.id, consentId: consents.id, email: users.email, phone: profiles.phone })
      .from(carts)
      .innerJoin(profiles, eq(profiles.id, carts.profileId))
      .innerJoin(users, eq(users.id, profiles.id))
      .innerJoin(
        consents,
        and(
          eq(consents.profileId, profiles.id),
          eq(consents.purpose, "cart-reminder"),
          isNull(consents.withdrawnAt),
        ),
      )
      .where(
        and(
          isNull(carts.remindedAt),
          lte(carts.touchedAt, new Date(now.getTime() - cart.remindAfterHours * HOUR_MS)),
          gt(carts.touchedAt, new Date(now.getTime() - LATEST_MS)),
          exists(itsLines),
          notExists(ordersSince),
        ),
      )
      .orderBy(asc(carts.touchedAt))
      .limit(CARTS_PER_ROUND)
      .for("update", { of: carts, skipLocked: true });
    let reminded = 0;
    for (const { id, consentId, email, phone } of left) {
      await tx.update(carts).set({ remindedAt: now }).where(eq(carts.id, id));
      const { lines } = await readCart(tx, { cartId: id, now });
      // Nobody is called back to what cannot be bought.
      if (!lines.some(({ problem }) => problem === undefined)) continue;
      const until = now.getTime() + LINK_MS;
      const signature = signLink(secret, { opens: opensStop(consentId), until });
      const words = {
        cartUrl: pageAddress(publicOrigin, "/cart"),
        stopUrl: pageAddress(publicOrigin, `/stop-reminders/${consentId}.${until}.${signature}`),
        shop,
      };
      const address = ownEmail(email);
      const to =
        address !== undefined
          ? { channel: "mail" as const, recipient: address, ...cartReminderMail.mail(words) }
          : phone !== null
            ? { channel: "sms" as const, recipient: phone, subject: "", body: cartReminderMail.sms(words) }
            : undefined;
      if (!to) continue;
      const dedupeKey = `${SECRET_MESSAGE}cart reminder ${consentId} ${now.toISOString()}`;
      reminded += await enqueueMessages(tx, [{ dedupeKey, ...to }], now);
    }
    return reminded;
  });
}

/** Whether the link of a reminder is whole, and stops something. */
export function readStopLink(
  link: string,
  { secret, now }: { secret: string; now: Date },
): { consentId: number } | undefined {
  const [id = "", until = "", signature = ""] = link.split(".");
  const consentId = Number(id);
  const opens = opensStop(consentId);
  return isLinkGood(secret, { opens, until: Number(until), signature, now }) ? { consentId } : undefined;
}

/** Takes back the consent that a reminder was sent by, also where it was given anew since: "stop" means all reminders. */
export async function stopReminders(
  db: Db,
  { consentId, now }: { consentId: number; now: Date },
): Promise<void> {
  const [consent] = await db
    .select({ userId: consents.profileId })
    .from(consents)
    .where(and(eq(consents.id, consentId), eq(consents.purpose, "cart-reminder")));
  if (consent) await setConsent(db, { ...consent, purpose: "cart-reminder", isGiven: false, now });
}

function opensStop(consentId: number): string {
  return `stop reminders ${consentId}`;
}
