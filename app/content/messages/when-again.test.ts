import { expect, test } from "vitest";
import { whenAgain } from "#app/content/messages/when-again.ts";

test.each([
  [1, "in 1 second"],
  [40, "in 40 seconds"],
  [90, "in 2 minutes"],
  [899, "in 15 minutes"],
  [2_400, "in 40 minutes"],
  [3_600, "in 60 minutes"],
  [5_400, "in 2 hours"],
  [17 * 3_600, "in 17 hours"],
  [17 * 3_600 + 1, "tomorrow"],
  [86_400, "tomorrow"],
])("who must wait %i seconds is told to try again %s", (seconds, when) => {
  expect(whenAgain(seconds)).toBe(when);
});
