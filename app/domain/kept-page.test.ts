import { expect, test } from "vitest";
import { KEPT, KEPT_WITHOUT_PRICES, standInSeconds } from "#app/domain/kept-page.ts";

test("a page with prices stands in for 15 minutes, one without for a day", () => {
  expect(standInSeconds(KEPT)).toBe(900);
  expect(standInSeconds(KEPT_WITHOUT_PRICES)).toBe(86_400);
});
