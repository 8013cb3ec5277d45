import { expect, test } from "vitest";
import { shownNetwork } from "#app/domain/accounts/shown-network.ts";

test("a network is written down without what tells one household from the next", () => {
  expect(shownNetwork("203.0.113.77")).toBe("203.0.113.0/24");
  expect(shownNetwork("2001:db8:12:34::/64")).toBe("2001:db8:12::/48");
});
