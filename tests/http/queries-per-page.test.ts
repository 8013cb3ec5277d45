import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { openAuth, provePhone } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor } from "#tests/support/clinic.ts";
import { addBatch, addBrand, addForm, addProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";

const [FEW, MANY] = [2, 14];
/** A kind of thing that was not there before may cost a statement; a loop would cost one for each of twelve more, or of three more doctors. */
const SLACK = 2;

const TIME = /T\d\d:\d\d:[\d.]+Z/g;

type Asked = { path: string; of: "stranger" | "owner" | `${"few" | "many"}-${"packs" | "orders"}` };
type Page = {
  /** Statements that it may send when all it shows has just changed. */
  most: number;
  few: Asked;
  /** The same page with seven times as much on it; without one, `few` asked again once there is more in the shop. */
  many?: Asked;
};

const ofShelf = (most: number, path: (shelf: string) => string): Page => ({
  most,
  few: { path: path(`shelf-${FEW}`), of: "stranger" },
  many: { path: path(`shelf-${MANY}`), of: "stranger" },
});
const ofPerson = (most: number, path: string, has: "packs" | "orders"): Page => ({
  most,
  few: { path, of: `few-${has}` },
  many: { path, of: `many-${has}` },
});
const ofAll = (most: number, path: string): Page => ({ most, few: { path, of: "stranger" } });
const ofOffice = (most: number, path: string): Page => ({ most, few: { path, of: "owner" } });

/** The one table of what a page may ask of the database. */
const PAGES: Record<string, Page> = {
  home: ofAll(55, "/"),
  condition: ofAll(38, "/diseases/respiratory-system/common-cold"),
  consultation: ofAll(30, "/doctor-consultation"),
  brand: ofShelf(21, (shelf) => `/brand/${shelf}`),
  shop: ofShelf(23, (shelf) => `/shop?brand=${shelf}`),
  search: ofShelf(30, (shelf) => `/shop?q=${shelf.replace("-", "")}tonic`),
  suggestions: ofShelf(9, (shelf) => `/api/suggest?q=${shelf.replace("-", "")}`),
  product: ofShelf(27, (shelf) => `/product/${shelf}-0`),
  cart: ofPerson(32, "/cart", "packs"),
  checkout: ofPerson(46, "/checkout?pincode=122103", "packs"),
  visit: ofPerson(22, "/api/visit", "packs"),
  account: ofPerson(32, "/profile", "orders"),
  "own orders": ofPerson(26, "/orders", "orders"),
  Today: ofOffice(72, "/admin"),
  orders: ofOffice(30, "/admin/orders?view=all"),
  customers: ofOffice(24, "/admin/customers"),
  products: ofOffice(28, "/admin/products"),
  stock: ofOffice(26, "/admin/stock"),
  ledger: ofOffice(24, "/admin/stock/ledger"),
  doctors: ofOffice(26, "/admin/doctors"),
  payments: ofOffice(37, "/admin/payments"),
  "days of money": ofOffice(30, "/admin/payments/days"),
  "the day": ofOffice(28, "/admin/day"),
  books: ofOffice(24, "/admin/books"),
  log: ofOffice(27, "/admin/audit"),
};

let shop: TestShop;
const people = {} as Record<Asked["of"], Visitor>;
const counted = new Map<string, { few: number; many: number }>();

beforeAll(async () => {
  shop = await openTestShop();
  const [few, many] = await Promise.all([fillShelf(FEW), fillShelf(MANY)]);
  people.stranger = openVisitor(shop);
  people.owner = await enterAs(shop, "admin");
  people["few-packs"] = await guestWith(few);
  people["many-packs"] = await guestWith(many);
  people["few-orders"] = await customerOf(few, "9810066601");
  people["many-orders"] = await customerOf(many, "9810066602");
  const early = new Map<string, number>();
  for (const [name, page] of Object.entries(PAGES)) early.set(name, await countStatements(page.few));
  for (let n = 0; n < 3; n++) await addDoctor(shop.database.db);
  for (let n = 0; n < MANY; n++) await order(many.slice(0, 3), `98100777${10 + n}`);
  for (const [name, page] of Object.entries(PAGES))
    counted.set(name, { few: early.get(name)!, many: await countStatements(page.many ?? page.few) });
}, 60_000);
afterAll(() => shop.close());

test.each(Object.entries(PAGES))(
  "%s sends as many statements for many things as for few, and no more than it may",
  (name, { most }) => {
    const { few, many } = counted.get(name)!;
    expect(many - few).toBeLessThanOrEqual(SLACK);
    expect(many).toBeLessThanOrEqual(most);
  },
);

async function fillShelf(count: number): Promise<string[]> {
  const { db } = shop.database;
  const shelf = `shelf-${count}`;
  const [brandId, formId] = [await addBrand(db, { slug: shelf, name: shelf }), await addForm(db)];
  const added = Array.from({ length: count }, async (_, n) => {
    const name = `Shelf${count}tonic ${n}`;
    const product = await addProduct(db, { slug: `${shelf}-${n}`, name, searchText: name, brandId, formId });
    await addBatch(db, { productId: product.id, quantity: 500 });
    await db.insert(reviews).values(
      Array.from({ length: count }, () => ({
        ...{ productId: product.id, rating: 5, authorName: "A", body: "Good." },
        status: "published" as const,
      })),
    );
    return product.slug;
  });
  return Promise.all(added);
}

async function guestWith(slugs: string[]): Promise<Visitor> {
  const guest = openVisitor(shop);
  for (const slug of slugs) await guest.add(slug);
  return guest;
}

/** Somebody with an account, and with an order of each pack. */
async function customerOf(slugs: string[], phone: string): Promise<Visitor> {
  const customer = await enterAs(shop, "customer");
  await provePhone(openAuth(shop.database.db), customer.userId, phone);
  for (const slug of slugs) await order([slug], phone);
  return customer;
}

async function order(slugs: string[], phone: string): Promise<void> {
  const lines = slugs.map((slug) => ({ slug, quantity: 1 }));
  await placeTestOrder(shop.database.db, { lines, form: { phone } });
}

/** How many statements a page sends right after a change, each with its values once: work beside it may make it read something again. */
async function countStatements({ path, of }: Asked): Promise<number> {
  await shop.database.db.update(settings).set({ updatedAt: new Date() }).where(eq(settings.key, "shop"));
  const statements = await statementsOf(shop.pool, async () => {
    const { status } = await people[of].read(path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  });
  return new Set(statements.map(({ text, values }) => text + JSON.stringify(values).replace(TIME, ""))).size;
}
