import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import type { EmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";

const NEWEST_ORDER = 9_000_000;

/** How much of everything a shop has; `places` are pages of places beside those of the demonstration. */
export type ShopSize = { products: number; orders: number; places: number; views: number };

/** A shop of ten days, of a hundred and of a thousand. */
export const SHOP_SIZES: Record<"small" | "middle" | "large", ShopSize> = {
  small: { products: 4_000, orders: 10_000, places: 100, views: 50_000 },
  middle: { products: 20_000, orders: 100_000, places: 1_000, views: 500_000 },
  large: { products: 200_000, orders: 1_000_000, places: 10_000, views: 5_000_000 },
};

/**
 * Fills a seeded and opened shop to that size, the same each time: catalogue, orders with their money, papers and packs, page views and
 * pages of places. What an earlier filling made is replaced; products are only added.
 */
export async function fillShop(
  { server }: EmbeddedPostgres,
  { owner, size, now }: { owner: pg.Pool; size: ShopSize; now: Date },
): Promise<void> {
  await growCatalogue(owner, size.products);
  const { superuser: password } = server.passwords;
  const client = new pg.Client({ ...server.address, user: "postgres", password, database: "materia" });
  await client.connect();
  try {
    for (const [name, value] of Object.entries({ ...size, now: now.toISOString() }))
      await client.query("select set_config($1, $2, false)", [`bench.${name}`, String(value)]);
    await client.query("update batches set is_demo = false where is_demo");
    // Guards and keys rest: what is written here is what they would let through, and nobody has to be told of a million rows.
    await client.query("set session_replication_role = replica");
    for (const file of ["trade.sql", "traffic.sql"])
      await client.query(readFileSync(join(import.meta.dirname, file), "utf8"));
    // Numbers of the shop have a check digit: the newest order gets one, so that it has a page.
    await client.query("update orders set number = $1 where id = (select max(id) from orders)", [
      formatOrderNumber(NEWEST_ORDER),
    ]);
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
