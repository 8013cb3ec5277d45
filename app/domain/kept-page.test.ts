import { expect, test } from "vitest";
import { KEPT, KEPT_WITHOUT_PRICES, lastShownAt, standInSeconds } from "#app/domain/kept-page.ts";

test("a page with prices stands in for 15 minutes, one without for a day", () => {
  expect(standInSeconds(KEPT)).toBe(900);
  expect(standInSeconds(KEPT_WITHOUT_PRICES)).toBe(86_400);
});

test("what a page says of now is shown for two minutes at most, and is the same for a whole minute", () => {
  const shown = new Date("2026-11-23T04:33:00Z");
  for (const now of ["04:30:00.000Z", "04:30:59.999Z"])
    expect(lastShownAt(new Date(`2026-11-23T${now}`))).toEqual(shown);
});
