import { expect, test } from "vitest";
import { openTestShop } from "#tests/support/app.ts";

test("a database that does not answer makes 503 with a time to try again, never a broken page", async () => {
  const shop = await openTestShop();
  await shop.database.drop();
  for (const path of ["/", "/shop", "/cart", "/api/visit", "/product/arnica-montana-30-ch-sbl-30-ml"]) {
    const response = await shop.ask(path, { headers: { cookie: "pincode=122103" } });
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after"), path).toBe("5");
  }
  const page = await (await shop.ask("/")).text();
  expect(page).not.toMatch(/Error:|at .+\.ts|select |postgres/);
});
