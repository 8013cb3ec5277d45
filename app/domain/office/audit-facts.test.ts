import { expect, test } from "vitest";
import { auditFacts } from "#app/domain/office/audit-facts.ts";

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
