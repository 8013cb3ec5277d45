import { expect, test } from "vitest";
import { quoteState } from "#app/domain/enquiries/quote.ts";

const quote = { status: "sent", validUntil: "2026-11-28" } as const;

test.each([
  ["2026-11-21T10:00:00+05:30", "open"],
  ["2026-11-28T23:59:59+05:30", "open"],
  ["2026-11-29T00:00:00+05:30", "expired"],
])("at %s a quote until 28 November is %s", (now, state) => {
  expect(quoteState(quote, new Date(now))).toBe(state);
});

test("what was accepted or withdrawn stays so after the last day", () => {
  const later = new Date("2027-01-01T00:00:00Z");
  expect(quoteState({ ...quote, status: "accepted" }, later)).toBe("accepted");
  expect(quoteState({ ...quote, status: "withdrawn" }, later)).toBe("withdrawn");
});
