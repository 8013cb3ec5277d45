import { expect, test } from "vitest";
import { keepHolding, sectionFaults, withoutMissing } from "#app/domain/pages/fact-sections.ts";

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

test("what nobody has entered takes its entry of a list or its sentence along, never the rest", () => {
  const text =
    "<h2>Papers</h2><ul><li><strong>Licence:</strong> {{licence}}</li><li>Address: {{address}}</li></ul><p>A shop needs a licence. Ours is {{ licence }}. Ask to see it.</p>";
  expect(withoutMissing(text, ["licence"])).toBe(
    "<h2>Papers</h2><ul><li>Address: {{address}}</li></ul><p>A shop needs a licence. Ask to see it.</p>",
  );
  expect(withoutMissing("<ul><li>{{a}}</li></ul><p>{{a}}</p><p>b</p>", ["a"])).toBe("<p>b</p>");
  expect(withoutMissing(text, ["gstin"])).toBe(text);
});
