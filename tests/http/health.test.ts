import { expect, test } from "vitest";
import { openTestShop } from "#tests/support/app.ts";

test("the health page tells the state of the database and the version", async () => {
  const shop = await openTestShop();
  const response = await shop.ask("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: "ok",
    database: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  await shop.close();
});

test("the health page answers 503 when the database does not answer", async () => {
  const shop = await openTestShop();
  await shop.database.drop();
  const response = await shop.ask("/health");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: "failing", database: "not answering" });
});
