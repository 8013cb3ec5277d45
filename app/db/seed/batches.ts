import type { InferInsertModel } from "drizzle-orm";
import type { batches, stockMovements } from "#app/db/schema/stock.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { chanceOf, wholeOf } from "./chance.ts";
import { morningOf } from "./morning.ts";
import type { CatalogProduct } from "./products/list-products.ts";

type BatchRow = InferInsertModel<typeof batches>;
export type Delivery = {
  batch: Omit<BatchRow, "productId">;
  movements: Omit<InferInsertModel<typeof stockMovements>, "batchId" | "actorKind" | "actorId">[];
};

/** About 3 in 100 products wait for the next delivery; a best seller never does. */
const SHARE_SOLD_OUT = 0.03;
/** As many have a last box that expires within three months, which the shop no longer sends out. */
const SHARE_NEAR_EXPIRY = 0.06;

/** What was received of a product and is left: one to three batches, each a box of one delivery. */
export function deliveriesOf({ row }: CatalogProduct, today: string): Delivery[] {
  const { slug } = row;
  if (!row.isBestSeller && chanceOf(`sold out ${slug}`) < SHARE_SOLD_OUT) return [soldOut(row, today)];
  const count = row.isBestSeller
    ? wholeOf(`boxes ${slug}`, { min: 2, max: 3 })
    : wholeOf(`boxes ${slug}`, { min: 1, max: 2 });
  const boxes = Array.from({ length: count }, (_, index) =>
    delivery({ row, today, index, left: leftOf(row, index) }),
  );
  return !row.isNew && chanceOf(`near ${slug}`) < SHARE_NEAR_EXPIRY
    ? [nearExpiry(row, today), ...boxes]
    : boxes;
}

function leftOf({ slug, isBestSeller }: CatalogProduct["row"], index: number): number {
  const key = `left ${slug} ${index}`;
  return isBestSeller ? wholeOf(key, { min: 30, max: 90 }) : wholeOf(key, { min: 2, max: 24 });
}

function delivery({
  row,
  today,
  index,
  left,
}: {
  row: CatalogProduct["row"];
  today: string;
  index: number;
  left: number;
}): Delivery {
  const { slug } = row;
  const age = wholeOf(`received ${slug} ${index}`, { min: 3, max: 60 }) + (2 - index) * 60;
  const receivedOn = row.isNew ? indiaDate(row.createdAt!) : addDays(today, -age);
  const madeOn = addDays(receivedOn, -wholeOf(`made ${slug} ${index}`, { min: 30, max: 150 }));
  return {
    batch: {
      number: batchNumber(slug, madeOn, index),
      expiresOn: lastOfMonth(addDays(madeOn, shelfDays(row.dosageForm))),
      mrpPaise: row.mrpPaise,
      quantity: left,
      isDemo: true,
      receivedAt: morningOf(receivedOn),
    },
    movements: [{ quantity: left, reason: "received", movedAt: morningOf(receivedOn) }],
  };
}

/** A box that went over the counter to the last pack. */
function soldOut(row: CatalogProduct["row"], today: string): Delivery {
  const received = delivery({ row, today, index: 0, left: 12 });
  const soldOn = addDays(today, -wholeOf(`sold ${row.slug}`, { min: 1, max: 2 }));
  return {
    batch: { ...received.batch, quantity: 0 },
    movements: [...received.movements, { quantity: -12, reason: "sold", movedAt: morningOf(soldOn) }],
  };
}

/** The last packs of an old box: on the books, but too near to their date to be sent to anybody. */
function nearExpiry(row: CatalogProduct["row"], today: string): Delivery {
  const { slug } = row;
  const expiresOn = addDays(today, wholeOf(`expires ${slug}`, { min: 15, max: 85 }));
  const receivedOn = addDays(today, -190);
  const left = wholeOf(`last ${slug}`, { min: 1, max: 6 });
  return {
    batch: {
      number: batchNumber(slug, addDays(expiresOn, -shelfDays(row.dosageForm)), 9),
      expiresOn,
      mrpPaise: row.mrpPaise,
      quantity: left,
      isDemo: true,
      receivedAt: morningOf(receivedOn),
    },
    movements: [{ quantity: left, reason: "received", movedAt: morningOf(receivedOn) }],
  };
}

const THREE_YEARS = new Set([
  "syrup",
  "cream",
  "gel",
  "ointment",
  "shampoo",
  "hair-oil",
  "oil",
  "soap",
  "face-wash",
  "eye-drops",
]);

function shelfDays(dosageForm: string): number {
  return (THREE_YEARS.has(dosageForm) ? 3 : 5) * 365;
}

/** "K2507-314": a letter, year and month of making, and a running number that no other box of the product can have. */
function batchNumber(slug: string, madeOn: string, index: number): string {
  const letter = "ABCDEFGHKLMNPRST"[wholeOf(`letter ${slug}`, { min: 0, max: 15 })];
  const running = wholeOf(`batch ${slug} ${index}`, { min: 10, max: 99 }) + index * 100;
  return `${letter}${madeOn.slice(2, 4)}${madeOn.slice(5, 7)}-${String(running).padStart(3, "0")}`;
}

/** Labels print a month and a year: the last day of that month. */
function lastOfMonth(day: string): string {
  const [year, month] = day.split("-").map(Number);
  const next = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, "0")}-01`;
  return addDays(next, -1);
}
