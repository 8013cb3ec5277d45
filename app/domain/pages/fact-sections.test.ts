import { expect, test } from "vitest";
import { keepHolding, sectionFaults } from "#app/domain/pages/fact-sections.ts";

const text = "<p>{{#upi}}Pay by UPI.{{/upi}}{{^upi}}No UPI yet.{{/upi}} Call us.</p>";

test("a part stands only while its fact holds, its opposite only while it does not", () => {
  expect(keepHolding(text, ["upi"])).toBe("<p>Pay by UPI. Call us.</p>");
  expect(keepHolding(text, [])).toBe("<p>No UPI yet. Call us.</p>");
});

test("parts lie inside each other", () => {
  const nested = "{{#payment}}We take {{#upi}}UPI{{/upi}}{{^upi}}cash{{/upi}}.{{/payment}}";
  expect(keepHolding(nested, ["payment", "upi"])).toBe("We take UPI.");
  expect(keepHolding(nested, ["payment"])).toBe("We take cash.");
  expect(keepHolding(nested, [])).toBe("");
});

test("a paragraph, an entry and a list of which nothing is left go too; a heading inside the part goes with it", () => {
  expect(keepHolding("<ul><li>{{#upi}}UPI{{/upi}}</li></ul><p>a</p>", [])).toBe("<p>a</p>");
  expect(keepHolding("{{#express}}<h2>Express</h2><p>b</p>{{/express}}<p>a</p>", [])).toBe("<p>a</p>");
});

test("words for facts of the settings stay to be filled in", () => {
  expect(keepHolding("{{#upi}}Within {{upiMinutes}} minutes{{/upi}}", ["upi"])).toBe(
    "Within {{upiMinutes}} minutes",
  );
});

test("a part of an unknown fact does not stand, and is named before it is saved; so is one that does not end", () => {
  expect(keepHolding("a{{#gold}}b{{/gold}}", ["upi"])).toBe("a");
  expect(sectionFaults("a{{#gold}}b{{/gold}}", ["upi"])).toEqual(["{{#gold}}", "{{/gold}}"]);
  expect(sectionFaults("{{#upi}}a", ["upi"])).toEqual(["{{#upi}}"]);
  expect(sectionFaults("a{{/upi}}", ["upi"])).toEqual(["{{/upi}}"]);
  expect(sectionFaults(text, ["upi"])).toEqual([]);
});
