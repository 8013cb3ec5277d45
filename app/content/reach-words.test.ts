import { expect, test } from "vitest";
import { reachText } from "#app/content/messages/reach.ts";

const email = "care@example.org";

test("a shop with a phone asks to be called, one without to be written to", () => {
  expect(reachText.callOrWrite({ phone: "9876543210", email })).toBe("call 98765 43210");
  expect(reachText.callOrWrite({ phone: undefined, email })).toBe("write to care@example.org");
});

test("letters of a shop without a phone end with its email alone", () => {
  expect(reachText.lines({ phone: "9876543210", email })).toBe("Phone 98765 43210\ncare@example.org");
  expect(reachText.lines({ phone: undefined, email })).toBe("care@example.org");
});
