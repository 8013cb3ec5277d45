import { and, eq, isNull, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consents } from "#app/db/schema/accounts.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";
import { readStopLink, remindOfCarts, stopReminders } from "#app/services/accounts/remind-carts.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { addPerson, openAuth } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, fillCart, SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";

const HOUR = 60 * 60_000;
const secret = "a secret of 32 characters or more";

let database: TestDatabase;
let auth: Auth;
beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
});
afterAll(() => database.drop());

const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
const remind = (at: Date) => remindOfCarts(database.db, { now: at, publicOrigin: ORIGIN, secret });
async function switchOn(isReminderOn: boolean) {
  const { cart } = await findSettings(database.db);
  const value = { ...cart, isReminderOn };
  await saveSettings(database.db, { group: "cart", value, actor: bySystem("remind-carts"), now });
}
async function leftCart(isAgreed = true) {
  const { db } = database;
  const person = await addPerson(auth, {});
  const { slug } = await addStockedProduct(db, { quantity: 50, name: "Arnica Montana" });
  const guestCartId = await fillCart(db, [{ slug, quantity: 1 }]);
  await mergeVisitorCart(db, { guestCartId, userId: person.userId, now });
  if (isAgreed) await setConsent(db, { userId: person.userId, purpose: "cart-reminder", isGiven: true, now });
  const [cart] = await db.select().from(carts).where(eq(carts.profileId, person.userId));
  return { ...person, cartId: cart!.id };
}
const reminders = () =>
  database.db.select().from(outbox).where(like(outbox.dedupeKey, "%cart reminder%")).orderBy(outbox.id);

test("nobody is reminded unless the owner has switched it on and the person agreed to just that", async () => {
  const { userId } = await leftCart(false);
  await setConsent(database.db, { userId, purpose: "marketing", isGiven: true, now });
  await leftCart();
  expect(await remind(later(25))).toBe(0);
  await switchOn(true);
  expect(await remind(later(23))).toBe(0);
  expect(await remind(later(24 + 12))).toBe(0);
  const at = later(25);
  const rounds = await Promise.all([remind(at), remind(at)]);
  expect(rounds[0]! + rounds[1]!).toBe(1);
  expect(await remind(later(49))).toBe(0);
});

test("the reminder names no product, signs nobody in, and stops by its own link", async () => {
  const { email } = await leftCart();
  expect(await remind(later(25))).toBe(1);
  const letter = (await reminders()).at(-1)!;
  expect(letter).toMatchObject({ channel: "mail", recipient: email });
  expect(`${letter.subject} ${letter.body}`).not.toMatch(/arnica|medicine|remed/i);
  expect(letter.body).toContain(`${ORIGIN}/cart\n`);
  const link = letter.body.match(/\/stop-reminders\/(\S+)/)![1]!;
  expect(readStopLink(`${link}x`, { secret, now })).toBeUndefined();
  expect(readStopLink(link, { secret: "another", now })).toBeUndefined();
  const { consentId } = readStopLink(link, { secret, now })!;
  await stopReminders(database.db, { consentId, now: later(26) });
  const [consent] = await database.db.select().from(consents).where(eq(consents.id, consentId));
  expect(consent!.withdrawnAt).toEqual(later(26));
});

test("an emptied cart and one of a person who has taken the consent back bring no reminder; a new cart is another one", async () => {
  const { db } = database;
  const { userId, cartId } = await leftCart();
  const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId));
  expect(await remind(later(25))).toBe(0);
  await db.insert(cartLines).values(lines);
  expect(await remind(later(25))).toBe(1);
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId));
  expect(await remind(later(26))).toBe(0);
  await db.insert(cartLines).values(lines);
  await setConsent(db, { userId, purpose: "cart-reminder", isGiven: false, now: later(26) });
  expect(await remind(later(28))).toBe(0);
  await setConsent(db, { userId, purpose: "cart-reminder", isGiven: true, now: later(26) });
  expect(await remind(later(28))).toBe(1);
});

test("an older link stops reminders also when the consent was given anew, and ten presses are one consent", async () => {
  const { db } = database;
  const { userId } = await leftCart();
  expect(await remind(later(25))).toBe(1);
  const link = (await reminders()).at(-1)!.body.match(/\/stop-reminders\/(\S+)/)![1]!;
  const consent = { userId, purpose: "cart-reminder" as const };
  await setConsent(db, { ...consent, isGiven: false, now: later(26) });
  const again = { ...consent, isGiven: true, now: later(27) };
  await Promise.all(Array.from({ length: 10 }, () => setConsent(db, again)));
  const standing = () =>
    db.$count(consents, and(eq(consents.profileId, userId), isNull(consents.withdrawnAt)));
  const before = await standing();
  await stopReminders(db, { ...readStopLink(link, { secret, now })!, now: later(28) });
  expect(await standing()).toBe(before - 1);
});
