import { expect, test } from "vitest";
import { liveClaim } from "#app/domain/pages/live-claim.ts";

test.each([
  [2347, 100, "2,300+"],
  [2000, 100, "2,000+"],
  [1999, 100, "1,900+"],
  [19, 5, "15+"],
  [4, 5, "4"],
  [0, 100, "0"],
])("%i in steps of %i is claimed as %s", (count, step, claim) => {
  expect(liveClaim(count, step)).toBe(claim);
});
