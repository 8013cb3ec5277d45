import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines } from "#app/db/schema/cart.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { poisonDecisions, poisonSignatures } from "#app/db/schema/catalog-poisons.ts";
import { businesses, enquiries } from "#app/db/schema/enquiries.ts";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { poisonList } from "#app/db/seed/poisons.ts";
import { byUser } from "#app/domain/actor.ts";
import { closingOf, proposedVerdicts } from "#app/domain/catalog/poison.ts";
import { productFields } from "#app/domain/catalog/product-fields.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { addToCart } from "#app/services/cart/change-cart.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { closePoisons } from "#app/services/catalog/poisons/close-poisons.server.ts";
import { decidePoisons } from "#app/services/catalog/poisons/decide-poisons.server.ts";
import { listPoisons } from "#app/services/catalog/poisons/list-poisons.server.ts";
import { isPoisonListSigned } from "#app/services/catalog/poisons/poison-verdicts.server.ts";
import { signPoisons } from "#app/services/catalog/poisons/sign-poisons.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { readWantedRows, suggestProducts } from "#app/services/enquiries/choose-products.server.ts";
import { createQuote } from "#app/services/enquiries/quotes/create-quote.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { takePhoneOrder } from "#app/services/orders/take-phone-order.server.ts";
import { productData } from "#app/services/pages/structured-data/product.server.ts";
import { readVocabulary as readSearchNames } from "#app/services/search/read-vocabulary.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { sendBulk } from "#tests/support/enquirer.ts";
import { SATURDAY_MORNING as now, ORIGIN, orderRequest, UPI_VPA } from "#tests/support/fixtures.ts";
import { readAnew } from "#tests/support/read-anew.ts";

/** Poisons that lay on the open shelf. */
const NAMED = [
  "santoninum-3x-sbl-25-g",
  "arsenicum-album-3x-sbl-25-g",
  "ignatia-amara-q-sbl-30-ml",
  "gelsemium-sempervirens-q-sbl-30-ml",
];
const today = indiaDate(now);
const settings = settingsSchema.parse({});
const actor = byUser({ userId: "owner" });
const signatory = {
  name: "R. Saini",
  registrationNumber: "HR-1234",
  council: "Haryana State Pharmacy Council",
  statement: "I have read the list.",
};

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

const idOf = async (slug: string) =>
  (await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, slug)))[0]!.id;
const soldTo = async (slug: string) =>
  (await shop.db.select({ soldTo: products.soldTo }).from(products).where(eq(products.slug, slug)))[0]!
    .soldTo;
const setSoldTo = (slug: string, who: SoldTo) =>
  shop.db.update(products).set({ soldTo: who }).where(eq(products.slug, slug));

test.for(NAMED)("%s is bought by nobody without a prescription, whichever way", async (slug) => {
  const { db } = shop;
  const id = await idOf(slug);
  const page = await findProduct(readAnew(db), { slug, today });
  expect(page?.soldTo).toBe("prescription");
  expect(productData(page!, { origin: ORIGIN, today, saleEndsOn: undefined, settings })).toBeUndefined();
  const added = await addToCart(db, { cartId: undefined, slug, quantity: 1, now });
  expect(added).toMatchObject({ ok: false, reason: "not-for-retail" });
  const name = page!.name;
  const suggested = await suggestProducts(db, {
    q: `${name} ${page!.potencyLabel}`,
    vocabulary: await readSearchNames(db),
    today,
  });
  expect(suggested.map((each) => each.slug)).not.toContain(slug);
  const pasted = await readWantedRows(db, {
    rows: [],
    pasted: `2 x ${name} ${page!.potencyLabel}`,
    vocabulary: await readSearchNames(db),
    today,
  });
  expect(pasted.flatMap(({ candidates }) => candidates).map((each) => each.slug)).not.toContain(slug);
  const sale = {
    lines: [{ productId: id, quantity: 1 }],
    customer: {},
    paymentMethod: "cash" as const,
    isPrescriptionSeen: false,
    shownTotalPaise: page!.pricePaise,
    idempotencyKey: `counter ${slug}`,
    actor,
    now,
    publicOrigin: ORIGIN,
  };
  expect(await sellAtCounter(db, sale)).toMatchObject({ ok: false, reason: "prescription-needed" });
  const { cartId: _, ...phone } = await orderRequest(db, { cartId: "unused" });
  const ordered = await takePhoneOrder(db, { ...phone, lines: sale.lines, takenBy: actor });
  expect(ordered).toMatchObject({ ok: false, reason: "prescription-needed" });
});

test("a pack that is closed after it was put into the cart is not ordered from there", async () => {
  const { db } = shop;
  const [slug] = NAMED as [string];
  await setSoldTo(slug, "anyone");
  const added = await addToCart(db, { cartId: undefined, slug, quantity: 1, now });
  const cartId = added.ok ? added.value.cartId : "";
  expect((await readCart(db, { cartId, now })).isOrderable).toBe(true);
  expect(await closePoisons(db, { now })).toBe(1);
  const cart = await readCart(db, { cartId, now });
  expect(cart.lines).toMatchObject([{ problem: "not-for-retail" }]);
  expect(cart.isOrderable).toBe(false);
  const placed = await placeOrder(db, await orderRequest(db, { cartId }));
  expect(placed.ok).toBe(false);
  await db.delete(cartLines).where(eq(cartLines.cartId, cartId));
});

test("a closed pack is quoted to a business with an approved drug licence alone", async () => {
  const { db } = shop;
  await db.insert(profiles).values([
    { id: "staff-1", role: "staff", name: "Ravi" },
    { id: "clinic", role: "business", name: "Asha" },
  ]);
  const productId = await idOf("ignatia-amara-q-sbl-30-ml");
  const { number } = await sendBulk(db, [
    { productId: await idOf("arnica-montana-30-ch-sbl-30-ml"), quantity: 5 },
  ]);
  const quote = () =>
    createQuote(db, {
      enquiryNumber: number,
      lines: [{ productId, quantity: 1, pricePaise: 100 }],
      deliveryPaise: 0,
      staffId: "staff-1",
      now,
      publicOrigin: ORIGIN,
      upiVpa: UPI_VPA,
    });
  expect(await quote()).toMatchObject({ ok: false, reason: "closed-line" });
  await db.insert(businesses).values({
    profileId: "clinic",
    organization: "Asha Clinic",
    gstin: "06ABCDE1234F1Z4",
    drugLicence: "RLF20C-HR-2024/1187",
    approvedAt: now,
  });
  await db.update(enquiries).set({ profileId: "clinic" }).where(eq(enquiries.number, number));
  expect(await quote()).toMatchObject({ ok: true });
});

test("neither the form nor a file opens what the list closes; the shop's own choice stays below it", async () => {
  const { db } = shop;
  const vocabulary = await readVocabulary(db);
  const sku = (await db.select().from(products).where(eq(products.slug, NAMED[1]!)))[0]!.sku;
  const read = async () => (await readProducts(db, { where: hasSku([sku]), vocabulary }))[0]!;
  const fields = productFields((await read()).facts);
  const save = (changes: Partial<typeof fields>) =>
    saveProduct(db, { sku, fields: { ...fields, ...changes }, actor, now });
  expect(await save({ soldTo: "anyone" })).toMatchObject({ ok: false, problems: { soldTo: "poison" } });
  expect(await save({ packSize: "20 g", netQuantity: "20" })).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ ownSoldTo: "anyone", facts: { soldTo: "prescription" } });
  expect(await save({ potency: "1M" })).toMatchObject({ ok: true });
  expect(await save({ potency: "1M", soldTo: "anyone" })).toMatchObject({
    problems: { soldTo: "high-potency" },
  });
  expect(await save({ potency: "30 CH", soldTo: "anyone" })).toMatchObject({ ok: true });
  expect(await save({ soldTo: "nobody" })).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ ownSoldTo: null, facts: { soldTo: "nobody" } });
  expect(await save({})).toMatchObject({ ok: true });
});

test("opening what the list closes takes a reason and the signature; closing more counts at once", async () => {
  const { db } = shop;
  const [open, shut] = ["thuja-occidentalis-q-sbl-30-ml", "belladonna-q-sbl-30-ml"];
  const thuja = { remedy: "thuja-occidentalis", soldTo: "anyone" as const, reason: "" };
  const belladonna = { remedy: "belladonna", soldTo: "nobody" as const, reason: "" };
  const decide = (...decisions: (typeof thuja | typeof belladonna)[]) =>
    decidePoisons(db, { decisions, actor, now });
  expect(await decide(thuja, belladonna)).toEqual({ ok: false, withoutReason: ["thuja-occidentalis"] });
  expect(await db.$count(poisonDecisions)).toBe(0);
  expect(await decide({ ...thuja, reason: "For warts, on the skin." }, belladonna)).toEqual({
    ok: true,
    count: 2,
  });
  expect([await soldTo(open), await soldTo(shut)]).toEqual(["prescription", "nobody"]);

  expect(await signPoisons(db, { ...signatory, actor, now })).toEqual({ ok: false, reason: "unread" });
  const { entries } = await listPoisons(db);
  const rest = entries.filter(({ packs, decision }) => packs.length > 0 && !decision);
  expect(rest.length).toBeGreaterThan(60);
  await decidePoisons(db, {
    decisions: rest.map(({ remedy, soldTo }) => ({ remedy, soldTo, reason: "" })),
    actor,
    now,
  });
  expect(await isPoisonListSigned(db)).toBe(false);
  expect(await signPoisons(db, { ...signatory, actor, now })).toMatchObject({ ok: true });
  expect(await isPoisonListSigned(db)).toBe(true);
  expect([await soldTo(open), await soldTo(shut), await soldTo(NAMED[0]!)]).toEqual([
    "anyone",
    "nobody",
    "prescription",
  ]);
});

test("the signature is kept in the audit with the whole list, and nobody changes it", async () => {
  const { db } = shop;
  const [entry] = await db.select().from(audit).where(eq(audit.action, "sign-poisons"));
  expect(entry?.details).toMatchObject({
    ...signatory,
    isCompetentPerson: true,
    issuedOn: poisonList.issuedOn,
  });
  const { list } = entry!.details as { list: { remedy: string; soldTo: string; reason: string }[] };
  expect(list).toHaveLength(poisonList.entries.length);
  expect(list.find(({ remedy }) => remedy === "thuja-occidentalis")).toMatchObject({
    soldTo: "anyone",
    reason: "For warts, on the skin.",
  });
  await expect(db.update(poisonSignatures).set({ name: "Somebody" })).rejects.toThrow();
});

test("a new or changed entry of a release is closed until it is signed", async () => {
  const { db } = shop;
  const slug = "sulphur-q-sbl-30-ml";
  expect(await soldTo(slug)).toBe("anyone");
  const [any] = poisonList.entries;
  const entries = poisonList.entries
    .map((entry) => (entry.remedy === "thuja-occidentalis" ? { ...entry, reason: "A new finding." } : entry))
    .concat({ ...any!, remedy: "sulphur", closes: { tincture: "Q" }, soldTo: "prescription" });
  expect(await closePoisons(db, { now, list: { ...poisonList, entries } })).toBeGreaterThan(0);
  expect([await soldTo(slug), await soldTo("thuja-occidentalis-q-sbl-30-ml")]).toEqual([
    "prescription",
    "prescription",
  ]);
  await closePoisons(db, { now });
  expect([await soldTo(slug), await soldTo("thuja-occidentalis-q-sbl-30-ml")]).toEqual(["anyone", "anyone"]);
});

test("a list that was signed and then decided otherwise is not signed any more", async () => {
  const { db } = shop;
  const decisions = [{ remedy: "arnica-montana", soldTo: "anyone" as const, reason: "Asked for every day." }];
  await decidePoisons(db, { decisions, actor, now });
  expect(await isPoisonListSigned(db)).toBe(false);
  expect(await soldTo("arnica-montana-q-sbl-30-ml")).toBe("prescription");
});

test("the list shows every pack of the shop that the rule closes, and no other", async () => {
  const db = shop.ownerDb;
  const far = poisonList.entries.filter(({ closes }) => Object.values(closes).includes("CM"));
  await db.execute(sql`update products set potency_scale = 'C', potency_number = 100000 where remedy_id in (
    select id from remedies where ${inArray(
      remedies.slug,
      far.map(({ remedy }) => remedy),
    )})`);
  await db.execute(sql`update products set remedy_id = null where id in (
    select id from products where remedy_id is not null and potency_scale in ('X', 'Q') order by id desc limit 300)`);
  const rows = await db
    .select({ ...getTableColumns(products), remedy: remedies.slug })
    .from(products)
    .leftJoin(remedies, eq(remedies.id, products.remedyId));
  const verdicts = proposedVerdicts(poisonList);
  const closed = rows.filter(
    (row) =>
      closingOf({ ...row, remedy: row.remedy ?? undefined, potency: storedPotency(row) }, verdicts).by ===
      "poison",
  );
  const { entries } = await listPoisons(db);
  const listed = entries.flatMap(({ packs }) => packs.map(({ sku }) => sku));
  expect(listed.toSorted()).toEqual(closed.map(({ sku }) => sku).toSorted());
  expect(closed.filter(({ remedyId }) => remedyId === null).length).toBeGreaterThan(0);
  expect(closed.filter(({ potencyNumber }) => potencyNumber === 100_000).length).toBeGreaterThan(0);
});
