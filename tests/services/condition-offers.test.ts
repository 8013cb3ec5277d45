import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import { findConditionOffer } from "#app/services/pages/condition-offer.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase("seeded");
});
afterAll(() => shop.drop());

const today = indiaDate(new Date());

async function listOffers() {
  const all = await shop.db.select().from(conditions);
  const offers = await Promise.all(all.map((condition) => findConditionOffer(shop.db, { condition, today })));
  return offers.flatMap((offer) => offer?.remedies ?? []).filter(({ pack }) => pack !== undefined);
}

test("no condition offers a pack that is dearer per unit than another pack of its remedy, potency and form in stock", async () => {
  const offered = (await listOffers()).map(({ pack }) => pack!.slug);
  expect(offered.length).toBeGreaterThan(100);
  const { rows } = await shop.db.execute<{ offered: string; cheaper: string }>(sql`
    select offer.slug as offered, products.slug as cheaper from products offer join products
    on products.remedy_id = offer.remedy_id and products.potency_scale = offer.potency_scale
    and products.potency_number = offer.potency_number and products.dosage_form = offer.dosage_form
    and products.net_unit = offer.net_unit and products.net_quantity <= 100
    and products.price_paise::numeric / products.net_quantity < offer.price_paise::numeric / offer.net_quantity
    where offer.slug in (${sql.join(
      [...new Set(offered)].map((slug) => sql`${slug}`),
      sql`, `,
    )})
    and ${isOnShelf} and products.can_publish_indication and ${availableQuantity(today)} > 0`);
  expect(rows).toEqual([]);
});

test("a condition names the other makers of the very medicine it offers, the cheapest per unit first", async () => {
  const offers = await listOffers();
  expect(offers.filter(({ others }) => others.length > 0).length).toBeGreaterThan(100);
  for (const { pack, others } of offers) {
    expect(others.map(({ slug }) => slug)).not.toContain(pack!.slug);
    const prices = others.map(({ unit }) => unit.paise);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(new Set(others.map(({ unit }) => unit.per))).toEqual(
      new Set(others.length > 0 ? [pack!.unit.per] : []),
    );
  }
});
