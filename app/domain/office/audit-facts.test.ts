import { expect, test } from "vitest";
import { auditFacts, type FactWords, toldFacts } from "#app/domain/office/audit-facts.ts";

test("of a change only what differs is listed, with both values", () => {
  const from = { feePaise: 7900, pincodes: ["122103"], zones: { ncr: { maxDays: 2 } } };
  const to = { feePaise: 8500, pincodes: ["122103", "122001"], zones: { ncr: { maxDays: 2 } } };
  expect(auditFacts({ from, to })).toEqual([
    { name: "feePaise", was: "7900", is: "8500" },
    { name: "pincodes", was: "122103", is: "122103, 122001" },
  ]);
});
test("a plain change has no name of its own", () => {
  expect(auditFacts({ from: "staff", to: "admin" })).toEqual([{ name: "", was: "staff", is: "admin" }]);
});
test("other details are listed leaf by leaf, empty ones left out", () => {
  expect(auditFacts({ orderNumber: "SHH-1", line: { sku: "X", note: null } })).toEqual([
    { name: "orderNumber", is: "SHH-1" },
    { name: "line.sku", is: "X" },
  ]);
});
test("what is new stands after nothing", () => {
  expect(auditFacts({ from: null, to: "ncr" })).toEqual([{ name: "", was: "", is: "ncr" }]);
});

const WORDS: FactWords = {
  labels: {
    feePaise: "Fee",
    weekly: "Week",
    weekday: "Day",
    closesAt: "To",
    "tax.hsn": "HSN code",
    fields: "Changed",
  },
  group: "tax",
  values: { packed: "packed in a box" },
  fields: { price: "Price (₹)" },
  weekdays: ["Sunday", "Monday"],
  yes: "yes",
  no: "no",
  rowNumber: (list, row) => `${list}, row ${row}`,
  formatDate: (day) => `day ${day}`,
  formatDateTime: (instant) => `time ${instant.getTime()}`,
};

test.each([
  [{ feePaise: 7900 }, "Fee", "₹79"],
  [{ zones: { ncr: { feePaise: 12_950 } } }, "Fee", "₹129.50"],
  [{ weekly: [{ weekday: 1 }] }, "Week, row 1: Day", "Monday"],
  [{ hsn: "30049014" }, "HSN code", "30049014"],
  [{ isOn: true }, "Is on", "yes"],
  [{ startsAt: "2026-11-23T04:30:00.000Z" }, "Starts at", `time ${Date.UTC(2026, 10, 23, 4, 30)}`],
  [{ endsOn: "2026-11-23" }, "Ends on", "day 2026-11-23"],
  [{ status: "packed" }, "Status", "packed in a box"],
  [{ fields: ["price", "unheard"] }, "Changed", "Price (₹), unheard"],
])("%j is told in words", (details, name, is) => {
  expect(toldFacts(details, WORDS)).toEqual([{ name, is }]);
});

test("both sides of a change are told in words, and ids that say nothing to people are not told", () => {
  expect(toldFacts({ from: { feePaise: 100 }, to: { feePaise: 250 } }, WORDS)).toEqual([
    { name: "Fee", was: "₹1", is: "₹2.50" },
  ]);
  expect(toldFacts({ uploadId: "abc", from: "q0dTqXxVb1s0aYkq8d9PzTg5v3XxYyZz" }, WORDS)).toEqual([]);
});
