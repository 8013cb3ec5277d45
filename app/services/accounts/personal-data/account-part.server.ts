import { eq, like, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { identities, sessions, users, verifications } from "#app/db/schema/accounts.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import { carts } from "#app/db/schema/cart.ts";
import { attempts } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { escapeLike } from "#app/db/words.ts";
import { listAddresses } from "#app/services/accounts/addresses.server.ts";
import { listConsents } from "#app/services/accounts/consents.server.ts";
import type { PersonalPart } from "#app/services/accounts/personal-data/part.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { listWishlist } from "#app/services/cart/wishlist.server.ts";
import { forgetUndosOf } from "#app/services/undo.server.ts";

/** The account itself with its address book, cart, wishes, consents and ways in; it goes wholly. Security events keep an id that leads to nobody. */
export const accountPart: PersonalPart = {
  async read(db, { userId }, now) {
    const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.profileId, userId));
    const { lines } = await readCart(db, { cartId: cart?.id, now });
    const wishes = await listWishlist(db, { cartId: cart?.id, now });
    return {
      account: await readAccount(db, userId),
      consents: await listConsents(db, { userId }),
      addresses: await listAddresses(db, { userId }),
      cart: lines.map(({ slug, name, quantity }) => ({ slug, name, quantity })),
      wishlist: wishes.map(({ slug, name }) => ({ slug, name })),
      sessions: await db
        .select({ device: sessions.userAgent, startedAt: sessions.createdAt, usedAt: sessions.updatedAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      waysIn: await db
        .select({ provider: identities.providerId, linkedAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.userId, userId)),
      passkeys: await db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
      securityEvents: await db
        .select({
          kind: securityEvents.kind,
          network: securityEvents.network,
          times: securityEvents.times,
          happenedAt: securityEvents.happenedAt,
        })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId)),
    };
  },

  async erase(tx, { userId, email, phone }) {
    // Secrets that wait and tries that were counted.
    const all = [userId, email, ...(phone ? [phone] : [])];
    for (const known of all) {
      const part = `%${escapeLike(known)}%`;
      await tx
        .delete(verifications)
        .where(or(like(verifications.identifier, part), like(verifications.value, part)));
      await tx.delete(attempts).where(like(attempts.key, part));
    }
    await forgetUndosOf(tx, { userId, known: all });
    await tx.delete(users).where(eq(users.id, userId));
    await tx.delete(profiles).where(eq(profiles.id, userId));
  },
};

async function readAccount(db: Db, userId: string) {
  const [account] = await db
    .select({
      name: profiles.name,
      email: profiles.email,
      isEmailVerified: users.emailVerified,
      phone: profiles.phone,
      phoneVerifiedAt: profiles.phoneVerifiedAt,
      role: profiles.role,
      hasSecondFactor: users.twoFactorEnabled,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId));
  return account;
}
