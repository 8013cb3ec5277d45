import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { addresses } from "#app/db/schema/shop-customers.ts";
import { sealFindable } from "#app/db/vault.server.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { type Action, may, ROLES } from "#app/domain/permissions.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { addPerson, carrySecondFactor, openAuth, PASSWORD, signIn } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";

/** What a victim has, by which an attacker could name it. */
type Victim = { email: string; number: string; addressId: number; sessionId: string };
type Attempt = { path: (victim: Victim) => string; form?: (victim: Victim) => Record<string, string> };

/** Pages about who asks: everybody who is signed in sees their own. */
const OWN_PAGES = [
  "/profile",
  "/profile/addresses",
  "/profile/security",
  "/profile/second-factor",
  "/profile/passkeys",
  "/profile/sessions",
  "/profile/privacy",
  "/profile/data",
  "/orders",
];

/** Ways to what is another person's: 404 or 403 in every role, never data, and nothing changes. */
const FOREIGN: Record<string, Attempt> = {
  "an order": { path: ({ number }) => `/orders/${number}` },
  "an order as data": { path: ({ number }) => `/orders/${number}.data` },
  "cancelling an order": { path: ({ number }) => `/orders/${number}`, form: () => ({ intent: "cancel" }) },
  "ordering it again": { path: ({ number }) => `/orders/${number}`, form: () => ({ intent: "reorder" }) },
  "removing an address": {
    path: () => "/profile/addresses",
    form: ({ addressId }) => ({ intent: "remove", id: String(addressId) }),
  },
  "choosing an address": {
    path: () => "/profile/addresses",
    form: ({ addressId }) => ({ intent: "default", id: String(addressId) }),
  },
  "changing an address": {
    path: () => "/profile/addresses",
    form: ({ addressId }) => ({ intent: "save", id: String(addressId), ...ADDRESS }),
  },
  "ending a session": { path: () => "/profile/sessions", form: ({ sessionId }) => ({ id: sessionId }) },
};

/** Pages of the shop's people, by the permission that opens them; for all others they are not there. A new page gets its line here. */
const OFFICE: [path: string, action: Action][] = [
  ["/admin", "enter-office"],
  ["/admin/more", "enter-office"],
  ["/admin/stock", "manage-stock"],
  ["/admin/counter", "sell-at-counter"],
  ["/admin/counter?mode=phone", "sell-at-counter"],
  ["/admin/customers", "see-customers"],
  ["/admin/reviews", "answer-reviews"],
  ["/admin/people", "change-roles"],
  ["/admin/people/applications", "approve-businesses"],
  ["/admin/pages", "edit-content"],
  ["/admin/pages/landing/new", "edit-content"],
  ["/admin/pages/texts", "edit-content"],
  ["/admin/pages/texts/shipping-policy", "edit-content"],
  ["/admin/pages/questions", "edit-content"],
  ["/admin/pages/questions/new", "edit-content"],
  ["/admin/search-words", "edit-catalogue"],
  ["/admin/coupons", "edit-settings"],
  ["/admin/coupons/steps", "edit-settings"],
  ["/admin/links", "edit-content"],
  ["/admin/links/internal", "edit-content"],
  ["/admin/links/site", "edit-site-links"],
  ["/admin/gallery", "edit-content"],
  ["/admin/messages", "see-jobs"],
  ["/admin/jobs", "see-jobs"],
  ["/admin/backup", "keep-backup"],
  ["/admin/audit", "see-audit"],
  ["/admin/security", "see-audit"],
  ["/admin/password", "enter-office"],
  ["/admin/settings", "edit-settings"],
  ["/admin/settings/hours", "edit-settings"],
  ["/admin/settings/pincodes", "edit-settings"],
  ["/admin/enquiries", "answer-enquiries"],
  ["/admin/consultations", "manage-bookings"],
  ["/admin/prescriptions", "see-consultations"],
  ["/admin/doctors", "manage-bookings"],
  ["/admin/doctors/new", "edit-settings"],
  ["/admin/reports", "see-reports"],
  ["/admin/reports/sales-by-day", "see-reports"],
  ["/admin/books", "see-reports"],
  ["/admin/books/2026-10", "see-reports"],
];

const ADDRESS = {
  name: "Thief",
  phone: "9810012345",
  street: "1 Thief Lane",
  town: "Sohna",
  state: "Haryana",
  pincode: "122103",
};

let shop: TestShop;
let auth: Auth;

beforeAll(async () => {
  shop = await openTestShop();
  auth = openAuth(shop.database.db);
});
afterAll(() => shop.close());

let networks = 0;
const newBrowser = () => openBrowser(shop, `203.0.113.${++networks}`);

test.each(ROLES)(
  "in the role %s a person sees their own pages, and nobody else's words on them",
  async (role) => {
    const victim = await addVictim();
    const { browser } = await signedIn(role);
    for (const path of OWN_PAGES) {
      const answer = await browser.open(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
        "no-store",
        "noindex",
      ]);
      const words = await answer.text();
      expect(words).not.toMatch(/Victim/);
      expect(words).not.toContain(victim.email);
    }
  },
);

test.each(ROLES)("in the role %s nobody reaches what is another person's", async (role) => {
  const victim = await addVictim();
  const { browser } = await signedIn(role);
  for (const [what, { path, form }] of Object.entries(FOREIGN)) {
    const fields = form?.(victim);
    const answer = fields ? await browser.submit(path(victim), fields) : await browser.open(path(victim));
    expect([what, [403, 404].includes(answer.status)]).toEqual([what, true]);
    expect(await answer.text()).not.toMatch(/Victim/);
  }
  await expectUntouched(victim);
});

test("what nobody else reaches, its owner does", async () => {
  const victim = await addVictim();
  const owner = newBrowser();
  await owner.submit("/login", { identifier: victim.email, password: PASSWORD });
  const order = await owner.open(`/orders/${victim.number}`);
  expect([order.status, (await order.text()).includes("Victim Street")]).toEqual([200, true]);
  for (const what of ["choosing an address", "changing an address", "ending a session"]) {
    const { path, form } = FOREIGN[what]!;
    expect([what, (await owner.submit(path(victim), form!(victim))).status]).toEqual([what, 303]);
  }
});

test("a guest is sent to sign in from every page of a person and of the shop, also by form or data request", async () => {
  const guest = newBrowser();
  const victim = await addVictim();
  for (const path of [...OWN_PAGES, `/orders/${victim.number}`, ...OFFICE.map(([page]) => page)]) {
    const answer = await guest.open(path);
    expect([path, answer.status]).toEqual([path, 302]);
    // A file is no page to come back to.
    const returnTo = path === "/profile/data" ? "/profile/privacy" : path;
    expect(answer.headers.get("location")).toBe(`/login?${new URLSearchParams({ returnTo })}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  for (const [what, { path, form }] of Object.entries(FOREIGN)) {
    const answer = await guest.submit(path(victim), form?.(victim) ?? {});
    expect([what, [302, 202].includes(answer.status)]).toEqual([what, true]);
    expect(await answer.text()).not.toMatch(/Victim/);
  }
  expect(await (await guest.open("/orders.data")).text()).toContain("/login");
  await expectUntouched(victim);
});

test.each(ROLES)("in the role %s the office opens as the table of permissions says", async (role) => {
  const { browser } = await signedIn(role);
  for (const [path, action] of OFFICE) {
    const answer = await browser.open(path);
    const expected = may(role, action) ? 200 : 404;
    expect([path, answer.status]).toEqual([path, expected]);
    expect((await browser.open(`${path}.data`)).status).toBe(expected);
    if (expected === 404) expect(await answer.text()).toContain("Page not found");
  }
});

test("who has no role any more has no office, from the next click on", async () => {
  const { browser, userId } = await signedIn("staff");
  expect((await browser.open("/admin")).status).toBe(200);
  await shop.database.pool.query("update profiles set role = 'customer' where id = $1", [userId]);
  expect((await browser.open("/admin")).status).toBe(404);
});

async function signedIn(role: (typeof ROLES)[number]): Promise<{ browser: Browser; userId: string }> {
  const { email, userId } = await addPerson(auth, { role });
  const browser = newBrowser();
  const answer = await browser.submit("/login", { identifier: email, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`);
  await carrySecondFactor(auth, userId);
  return { browser, userId };
}

let victims = 0;

/** Somebody with an order, an address and a session of their own. */
async function addVictim(): Promise<Victim> {
  const number = formatOrderNumber(5_000_000 + ++victims);
  const { userId, email } = await addPerson(auth, { email: `victim-${victims}@example.org` });
  const { sessionId } = await signIn(auth, email);
  await addOrderOf(userId, number);
  const [address] = await auth.db
    .insert(addresses)
    .values({
      profileId: userId,
      name: "Victim Name",
      phone: "9810099999",
      street: "Victim Street",
      town: "Sohna",
      stateCode: "06",
      pincode: "122103",
    })
    .returning({ id: addresses.id });
  return { email, number, addressId: address!.id, sessionId };
}

async function expectUntouched({ number, addressId, sessionId }: Victim): Promise<void> {
  const { rows } = await shop.database.pool.query("select status from orders where number = $1", [number]);
  expect(rows).toEqual([{ status: "placed" }]);
  const [address] = await auth.db.select().from(addresses).where(eq(addresses.id, addressId));
  expect(address).toMatchObject({ street: "Victim Street", isDefault: false });
  expect(await auth.db.$count(sessions, eq(sessions.id, sessionId))).toBe(1);
}

async function addOrderOf(userId: string, number: string): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    "insert into customers (phone, name) values ('98100' || lpad((random() * 99999)::int::text, 5, '0'), 'Victim') returning id",
  );
  await pool.query(
    `with placed as (
       insert into orders (number, tracking_token, idempotency_key, request_hash, customer_id, profile_id, status,
         payment_method, name, phone, street, landmark, town, state_code, pincode, note, zone, promised_from, promised_by,
         mrp_paise, goods_paise, delivery_paise, total_paise, gst_paise, placed_at)
       values ($1, $4, $1, '', $2, $3, 'placed', 'cod', 'Victim Name', '9810099999', 'Victim Street', '', 'Sohna', '06',
         '122103', '', 'same-day', now(), now(), 100, 100, 0, 100, 5, now()) returning id)
     insert into payments (order_id, method, status, amount_paise) select id, 'cod', 'due', 100 from placed`,
    [number, rows[0]!.id, userId, sealFindable(number, "orders.tracking_token")],
  );
}
