import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import { pincodeRules, states } from "#app/db/schema/places.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { actorColumns, bySystem } from "#app/domain/actor.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { addToCart } from "#app/services/cart/change-cart.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { quoteFor } from "#app/services/orders/price-order.server.ts";
import { quoteCheckout } from "#app/services/orders/quote-checkout.server.ts";
import type { PlacedOrder } from "#app/services/orders/take-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";

/** Saturday, 21 November 2026, 10:30 in Sohna: the shop is open, and orders arrive today. */
export const SATURDAY_MORNING = new Date("2026-11-21T05:00:00Z");
export const ORIGIN = "https://shop.example";
export const UPI_VPA = "shop@upi";

let count = 0;

export async function addBrand(db: Db, facts: Partial<typeof brands.$inferInsert> = {}): Promise<number> {
  const slug = `brand-${++count}`;
  const [row] = await db
    .insert(brands)
    .values({
      slug,
      name: "SBL",
      fullName: "SBL",
      country: "India",
      specialties: [],
      description: "",
      aliases: [],
      makerId: await addCompany(db),
      ...facts,
    })
    .returning({ id: brands.id });
  return row!.id;
}

/** A maker in Ghaziabad whose licence nobody has entered. */
async function addCompany(db: Db, facts: Partial<typeof companies.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(companies)
    .values({
      slug: `company-${++count}`,
      name: "SBL Private Limited",
      role: "maker",
      address: "Ghaziabad",
      country: "India",
      ...facts,
    })
    .returning({ id: companies.id });
  return row!.id;
}

export async function addForm(db: Db, facts: Partial<typeof categories.$inferInsert> = {}): Promise<number> {
  const slug = `form-${++count}`;
  const words = { name: "Dilutions", hindiName: "", description: "" };
  const lists = { dosageForms: [], popularPotencies: [], benefits: [], faqs: [] };
  const [row] = await db
    .insert(categories)
    .values({ kind: "form", slug, position: 1, ...words, ...lists, ...facts })
    .returning({ id: categories.id });
  return row!.id;
}

export type AddedProduct = { id: number; slug: string };

/** A dilution of 30 ml for 100 rupees, MRP 120, free for retail; it has no stock yet. */
export async function addProduct(
  db: Db,
  facts: Partial<typeof products.$inferInsert> = {},
): Promise<AddedProduct> {
  const slug = `product-${++count}`;
  const [row] = await db
    .insert(products)
    .values({
      slug,
      sku: slug.toUpperCase(),
      brandId: facts.brandId ?? (await addBrand(db)),
      formId: facts.formId ?? (await addForm(db)),
      name: "Arnica Montana",
      dosageForm: "dilution",
      potencyScale: "C",
      potencyNumber: 30,
      packSize: "30 ml",
      netQuantity: 30,
      netUnit: "ml",
      mrpPaise: 12_000,
      pricePaise: 10_000,
      hsn: "30049014",
      gstPercent: 5,
      originCountry: "India",
      shortDescription: "",
      description: "",
      ingredients: [],
      soldTo: "anyone",
      route: "mouth",
      canPublishIndication: true,
      adCaution: [],
      searchText: "",
      ...facts,
    })
    .returning({ id: products.id, slug: products.slug });
  return row!;
}

/** A batch that keeps until 2029, received as the ledger says; gives its id. */
export async function addBatch(
  db: Db,
  {
    productId,
    quantity,
    ...facts
  }: Partial<typeof batches.$inferInsert> & { productId: number; quantity: number },
): Promise<number> {
  const [row] = await db
    .insert(batches)
    .values({
      number: `B${++count}`,
      expiresOn: "2029-06-30",
      mrpPaise: 12_000,
      ...facts,
      productId,
      quantity,
    })
    .returning({ id: batches.id });
  if (quantity > 0)
    await db
      .insert(stockMovements)
      .values({ ...actorColumns(bySystem("seed")), batchId: row!.id, quantity, reason: "received" });
  return row!.id;
}

/** A product with one batch of that many packs. */
export async function addStockedProduct(
  db: Db,
  { quantity, ...facts }: Partial<typeof products.$inferInsert> & { quantity: number },
): Promise<AddedProduct> {
  const product = await addProduct(db, facts);
  await addBatch(db, { productId: product.id, quantity });
  return product;
}

/** Sohna (122103, same day), Mumbai (400001, rest of India), and 110097 on the border of Delhi and Uttar Pradesh. */
export async function addPincodes(db: Db): Promise<void> {
  await db.insert(states).values([
    { code: "06", name: "Haryana", isoCode: "IN-HR" },
    { code: "07", name: "Delhi", isoCode: "IN-DL" },
    { code: "09", name: "Uttar Pradesh", isoCode: "IN-UP" },
    { code: "27", name: "Maharashtra", isoCode: "IN-MH" },
  ]);
  await db.insert(pincodeRules).values([
    { prefix: "122103", zone: "same-day", stateCodes: ["06"] },
    { prefix: "400001", zone: "pan-india", stateCodes: ["27"] },
    { prefix: "110097", zone: "ncr", stateCodes: ["07", "09"] },
  ]);
}

/** A cart with those lines; fails the test when one does not go in. */
export async function fillCart(
  db: Db,
  lines: { slug: string; quantity: number }[],
  now = SATURDAY_MORNING,
): Promise<string> {
  let cartId: string | undefined;
  for (const line of lines) {
    const added = await addToCart(db, { cartId, ...line, now });
    if (!added.ok) throw new Error(`${line.slug} does not go into the cart: ${added.reason}`);
    cartId = added.value.cartId;
  }
  return cartId!;
}

/** That many carts at once, each with those lines; gives their ids. */
export async function fillCarts(
  db: Db,
  { count: wanted, lines }: { count: number; lines: { product: AddedProduct; quantity: number }[] },
): Promise<string[]> {
  const ids = Array.from({ length: wanted }, () => `cart-${++count}`);
  await db
    .insert(carts)
    .values(ids.map((id) => ({ id, createdAt: SATURDAY_MORNING, touchedAt: SATURDAY_MORNING })));
  await db.insert(cartLines).values(
    ids.flatMap((cartId) =>
      lines.map(({ product, quantity }, n) => {
        const addedAt = new Date(SATURDAY_MORNING.getTime() + n);
        return { cartId, productId: product.id, quantity, addedAt, seenPricePaise: 10_000 };
      }),
    ),
  );
  return ids;
}

/** What somebody in Sohna fills in at checkout, paying in cash. */
export function checkoutForm(facts: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    name: "Asha Devi",
    phone: "9812345678",
    email: undefined,
    pincode: "122103",
    addressLine1: "12, Ward 4",
    addressLine2: "near the fort",
    town: "Sohna",
    state: "Haryana",
    deliverySpeed: "standard",
    paymentMethod: "cod",
    note: undefined,
    ...facts,
  };
}

/** A checkout page as it would be sent for that cart, with the total it shows. */
export async function orderRequest(
  db: Db,
  { cartId, form = {}, now = SATURDAY_MORNING }: { cartId: string; form?: Partial<CheckoutForm>; now?: Date },
): Promise<OrderRequest> {
  const filled = checkoutForm(form);
  const config = { upiVpa: UPI_VPA };
  const quote = await quoteCheckout(db, { cartId, pincode: filled.pincode, now, config });
  const price = quote.price && quoteFor(quote.price, filled.deliverySpeed);
  return {
    cartId,
    idempotencyKey: `key-${++count}-${process.pid}`,
    form: filled,
    shownTotalPaise: price?.totals.totalPaise ?? 0,
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
    isOnlineOffered: true,
  };
}

/** An order of those lines; fails the test when it is refused. */
export async function placeTestOrder(
  db: Db,
  {
    lines,
    form,
    now,
  }: { lines: { slug: string; quantity: number }[]; form?: Partial<CheckoutForm>; now?: Date },
): Promise<PlacedOrder> {
  const cartId = await fillCart(db, lines, now);
  const placed = await placeOrder(db, await orderRequest(db, { cartId, form, now }));
  if (!placed.ok) throw new Error(`The order is refused: ${placed.reason}`);
  return placed.value;
}
