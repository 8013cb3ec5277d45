import { expect, test } from "vitest";
import { listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";

test("orders are found by number in any spelling, by phone and by the beginning of a name; pages follow without a gap", async () => {
  const own = await createTestDatabase();
  await addPincodes(own.db);
  const product = await addStockedProduct(own.db, { quantity: 99 });
  const numbers: string[] = [];
  for (let n = 0; n < 53; n++)
    numbers.unshift(
      (
        await placeTestOrder(own.db, {
          lines: [{ slug: product.slug, quantity: 1 }],
          form: { phone: `98${String(n).padStart(8, "0")}`, name: n === 7 ? "Zoya Khan" : "Asha Devi" },
        })
      ).number,
    );
  const list = (q = "", after?: string) =>
    listOfficeOrders(own.db, { view: "to-confirm", q, today: "2026-11-21", after });
  const first = await list();
  const second = await list("", first.after);
  expect([...first.rows, ...second.rows].map((row) => row.number)).toEqual(numbers);
  expect(second.after).toBeUndefined();
  expect((await list(numbers[3]!.replaceAll("-", " ").toLowerCase())).rows.map((row) => row.number)).toEqual([
    numbers[3],
  ]);
  expect((await list("+91 98000 00007")).rows).toMatchObject([{ name: "Zoya Khan", packCount: 1 }]);
  expect((await list("zoya")).rows).toHaveLength(1);
  expect((await list("nobody")).rows).toHaveLength(0);
  await own.drop();
});
